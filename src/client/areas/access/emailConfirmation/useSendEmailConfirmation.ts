import { graphql } from 'react-relay/hooks'
import type { useSendEmailConfirmationMutation } from '#generated/relay/useSendEmailConfirmationMutation.graphql'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'

/** Mails the viewer another link that confirms their address; null once it left, else why not. */
export function useSendEmailConfirmation() {
  const [send, isSending] = useAction<useSendEmailConfirmationMutation>(graphql`
    mutation useSendEmailConfirmationMutation {
      sendEmailConfirmation
    }
  `)

  const sendLink = async (): Promise<string | null> => {
    const result = await send({})
    return result.ok ? null : failureWords(result)
  }
  return { sendLink, isSending }
}
