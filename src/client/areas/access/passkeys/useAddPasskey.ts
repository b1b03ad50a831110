import { graphql } from 'react-relay/hooks'
import type { useAddPasskeyMutation } from '#generated/relay/useAddPasskeyMutation.graphql'
import type { useAddPasskeyStartMutation } from '#generated/relay/useAddPasskeyStartMutation.graphql'
import { errorCopy } from '../../../config/errorCopy'
import { failureWords } from '../../../relay/formErrors'
import { useAction, type ActionFailure } from '../../../relay/useAction'
import { deviceName } from '../../../services/passkeys/deviceName'
import { makePasskey } from '../../../services/passkeys/passkeys'
import { passkeyCopy as copy } from './passkeyCopy'

type AddedPasskey =
  | { kind: 'added' }
  | { kind: 'canceled' }
  /** They signed in a while ago: `words` say what is wrong with the password, undefined when none was given yet. */
  | { kind: 'passwordNeeded'; words: string | undefined }
  | { kind: 'refused'; words: string }

/** Has the device make a passkey, and adds it to the customer's account. */
export function useAddPasskey() {
  const [start] = useAction<useAddPasskeyStartMutation>(graphql`
    mutation useAddPasskeyStartMutation($password: String) {
      startPasskeyCreation(password: $password) {
        challenge
        domain
        shopName
        userHandle
        email
        userName
        algorithms
        known
        timeout
      }
    }
  `)
  const [add] = useAction<useAddPasskeyMutation>(graphql`
    mutation useAddPasskeyMutation($passkey: NewPasskeyInput!, $name: String!) {
      addPasskey(passkey: $passkey, name: $name) {
        id
        passkeys {
          id
          ...PasskeyRow_passkey
        }
      }
    }
  `)

  return async (password: string | null): Promise<AddedPasskey> => {
    const started = await start({ password })
    if (!started.ok) return refused(started)
    const ceremony = await makePasskey(started.data.startPasskeyCreation)
    if (ceremony.kind === 'canceled') return ceremony
    if (ceremony.kind === 'known') return { kind: 'refused', words: copy.known }
    if (ceremony.kind === 'failed') return { kind: 'refused', words: copy.notMade }
    const added = await add({ passkey: ceremony.made, name: deviceName(navigator.userAgent) })
    return added.ok ? { kind: 'added' } : refused(added)
  }
}

const isProblem = (code: string | undefined): code is keyof typeof copy.problems =>
  code !== undefined && Object.hasOwn(copy.problems, code)

function refused(failure: ActionFailure): AddedPasskey {
  const { passkey: problem, password } = failure.fields
  if (password !== undefined) {
    const words = password === 'WRONG' ? errorCopy.wrongPassword : undefined
    return { kind: 'passwordNeeded', words }
  }
  return {
    kind: 'refused',
    words: isProblem(problem) ? copy.problems[problem] : failureWords(failure),
  }
}
