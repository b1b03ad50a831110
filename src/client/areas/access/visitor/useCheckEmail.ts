import type { SubmissionErrors } from 'final-form'
import { useCallback, useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useCheckEmailMutation } from '#generated/relay/useCheckEmailMutation.graphql'
import { normaliseEmail } from '#domain/requests/fields'
import { fieldWords } from '../../../config/fieldWords'
import { failureWords } from '../../../relay/formErrors'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useBooleanAction } from '../../../relay/useAction'
import { useVisitor } from '../../../state/useVisitor'

type EmailCheck =
  | { kind: 'new' }
  | { kind: 'known' }
  | { kind: 'refused'; errors: SubmissionErrors }

type UnderWay = { email: string; check: Promise<EmailCheck> }

/** Queries once whether an address has an account, and keeps the response. */
export function useCheckEmail() {
  const { visitor, setHasAccount } = useVisitor()
  const underWay = useRef<UnderWay | null>(null)
  const [checkEmail] = useBooleanAction<useCheckEmailMutation>(
    graphql`
      mutation useCheckEmailMutation($email: String!) {
        checkEmail(email: $email)
      }
    `,
    REPEATABLE,
  )

  const send = useCallback(
    async (email: string): Promise<EmailCheck> => {
      const result = await checkEmail({ email })
      underWay.current = null
      if (!result.ok) {
        const words = fieldWords('email', result.fields.email) ?? failureWords(result)
        return { kind: 'refused', errors: { email: words } }
      }
      const hasAccount = result.data.checkEmail
      setHasAccount(email, hasAccount)
      return { kind: hasAccount ? 'known' : 'new' }
    },
    [checkEmail, setHasAccount],
  )

  return async (typed: string): Promise<EmailCheck> => {
    const email = normaliseEmail(typed)
    const hasAccount =
      visitor && normaliseEmail(visitor.email) === email ? visitor.hasAccount : null
    if (hasAccount !== null) return { kind: hasAccount ? 'known' : 'new' }
    if (underWay.current?.email !== email) underWay.current = { email, check: send(email) }
    return underWay.current.check
  }
}
