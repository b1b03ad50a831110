import { graphql } from 'react-relay/hooks'
import type { useSendEmailConfirmationMutation } from '#generated/relay/useSendEmailConfirmationMutation.graphql'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { emailConfirmationCopy } from './emailConfirmationCopy'

/** Mails the viewer another link that confirms their address; null once it left, else why not. */
export function useSendEmailConfirmation() {
  const [send, isSending] = useAction<useSendEmailConfirmationMutation>(graphql`
    mutation useSendEmailConfirmationMutation {
      sendEmailConfirmation
    }
  `)

  const sendLink = async (): Promise<string | null> => {
    const result = await send({})
    if (result.ok) return null
    return result.code === 'RATE_LIMITED' ? emailConfirmationCopy.rateLimited : failureWords(result)
  }
  return { sendLink, isSending }
}
