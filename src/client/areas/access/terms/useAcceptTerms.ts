import { graphql } from 'react-relay/hooks'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { useAcceptTermsMutation } from '#generated/relay/useAcceptTermsMutation.graphql'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'

type AcceptOutcome = { kind: 'accepted' } | { kind: 'gone' } | { kind: 'failed'; words: string }

/** Accepts the terms of sale with a mailed token. */
export function useAcceptTerms() {
  const [acceptTerms, isAccepting] = useAction<useAcceptTermsMutation>(graphql`
    mutation useAcceptTermsMutation($token: String!) {
      acceptTerms(token: $token)
    }
  `)

  const accept = async (token: string): Promise<AcceptOutcome> => {
    const result = await acceptTerms({ token })
    if (result.ok) return { kind: 'accepted' }
    if (result.message === ERROR_MESSAGES.wrongToken) return { kind: 'gone' }
    return { kind: 'failed', words: failureWords(result) }
  }
  return { accept, isAccepting }
}
