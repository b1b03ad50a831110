import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { UnconfirmedEmail_profile$key } from '#generated/relay/UnconfirmedEmail_profile.graphql'
import { Button } from '../../../design/buttons/Button'
import { Notice } from '../../../design/notices/Notice'
import { useToast } from '../../../design/notices/useToast'
import { emailConfirmationCopy as copy } from './emailConfirmationCopy'
import { useSendEmailConfirmation } from './useSendEmailConfirmation'

/** Says that mails wait for an address to be confirmed, and mails the link again; nothing once it is. */
export function UnconfirmedEmail({ profile }: { profile: UnconfirmedEmail_profile$key }) {
  const { email, isEmailConfirmed } = useFragment(
    graphql`
      fragment UnconfirmedEmail_profile on CustomerProfile {
        email
        isEmailConfirmed
      }
    `,
    profile,
  )
  const { sendLink, isSending } = useSendEmailConfirmation()
  const [problem, setProblem] = useState<string | null>(null)
  const toast = useToast()
  if (isEmailConfirmed) return null

  const send = async () => {
    const words = await sendLink()
    setProblem(words)
    if (words === null) toast(copy.sent)
  }
  return (
    <Notice>
      <p>{copy.waiting(email)}</p>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button variant="secondary" size="small" isBusy={isSending} onClick={() => void send()}>
        {copy.send}
      </Button>
    </Notice>
  )
}
