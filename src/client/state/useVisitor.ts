import { useCallback } from 'react'
import { useRecoilState } from 'recoil'
import { normaliseEmail } from '#domain/requests/fields'
import { visitorState, visitorStorage } from './visitorState'
import { newKey } from '../services/newKey'

/** The visitor who orders without a session, and what is known of the address. */
export function useVisitor() {
  const [visitor, setVisitor] = useRecoilState(visitorState)

  /** Keeps what is typed; another address starts the opening of an account anew. */
  const setEmail = useCallback(
    (email: string) =>
      setVisitor((visitor) =>
        visitor?.email === email
          ? visitor
          : visitorStorage.keep({ email, hasAccount: null, key: newKey() }),
      ),
    [setVisitor],
  )
  /** Keeps what the server told of an address, unless another has been typed since. */
  const setHasAccount = useCallback(
    (email: string, hasAccount: boolean) =>
      setVisitor((visitor) =>
        visitor !== null && normaliseEmail(visitor.email) === normaliseEmail(email)
          ? visitorStorage.keep({ ...visitor, hasAccount })
          : visitor,
      ),
    [setVisitor],
  )
  return { visitor, setEmail, setHasAccount }
}
