import { graphql } from 'react-relay/hooks'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { useConfirmEmailMutation } from '#generated/relay/useConfirmEmailMutation.graphql'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'

type ConfirmOutcome = { kind: 'confirmed' } | { kind: 'gone' } | { kind: 'failed'; words: string }

/** Confirms an address with a mailed token. */
export function useConfirmEmail() {
  const [confirmEmail, isConfirming] = useAction<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($token: String!) {
      confirmEmail(token: $token)
    }
  `)

  const confirm = async (token: string): Promise<ConfirmOutcome> => {
    const result = await confirmEmail({ token })
    if (result.ok) return { kind: 'confirmed' }
    if (result.message === ERROR_MESSAGES.wrongToken) return { kind: 'gone' }
    return { kind: 'failed', words: failureWords(result) }
  }
  return { confirm, isConfirming }
}
