import { useState } from 'react'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/buttons/Button'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { Notice } from '../../../design/notices/Notice'
import { useModal } from '../../../state/useModal'
import { useFocusOnShow } from '../../../design/focus/useFocusOnShow'
import { AuthCard } from '../signIn/AuthCard'
import { ConfirmEmail } from './ConfirmEmail'
import { newsletterConfirmationCopy as copy } from './newsletterConfirmationCopy'

/** Confirms a subscription to the newsletter, of a reader who may have no account. */
export function NewsletterConfirmation({ token }: { token: string }) {
  const [state, setState] = useState<'unconfirmed' | 'confirmed' | 'gone'>(
    token === '' ? 'gone' : 'unconfirmed',
  )
  if (state === 'confirmed') return <Subscribed />
  if (state === 'gone') return <SubscriptionLinkGone />
  return (
    <AuthCard title={copy.title}>
      <ConfirmEmail token={token} lead={copy.lead} label={copy.confirm} onOutcome={setState} />
    </AuthCard>
  )
}

function Subscribed() {
  const ref = useFocusOnShow<HTMLDivElement>()
  return (
    <AuthCard title={copy.confirmedTitle}>
      <div ref={ref} tabIndex={-1}>
        <Notice tone="success">{copy.confirmed}</Notice>
      </div>
      <LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>
    </AuthCard>
  )
}

function SubscriptionLinkGone() {
  const ref = useFocusOnShow<HTMLParagraphElement>()
  const { open } = useModal()
  return (
    <AuthCard title={copy.goneTitle}>
      <p ref={ref} tabIndex={-1}>
        {copy.gone}
      </p>
      <Button size="large" onClick={() => open({ kind: 'newsletter' })}>
        {copy.subscribeAgain}
      </Button>
    </AuthCard>
  )
}
