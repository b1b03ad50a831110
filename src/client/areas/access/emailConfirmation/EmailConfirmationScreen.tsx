import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/LinkButton'
import { Notice } from '../../../design/Notice'
import { useSession } from '../../../state/useSession'
import { AuthCard } from '../signIn/AuthCard'
import { useFocusOnShow } from '../links/useFocusOnShow'
import { emailConfirmationCopy as copy } from './emailConfirmationCopy'
import { ConfirmEmail } from './ConfirmEmail'

/** Where the mails that confirm an address lead. It is confirmed by a click, never by arriving here. */
export function EmailConfirmationScreen() {
  const [parameters] = useSearchParams()
  const [state, setState] = useState<'unconfirmed' | 'confirmed' | 'gone'>('unconfirmed')
  if (state === 'confirmed') return <EmailConfirmed />
  if (state === 'gone') return <ConfirmationLinkGone />

  return (
    <AuthCard title={copy.title}>
      <ConfirmEmail token={parameters.get('token') ?? ''} onOutcome={setState} />
    </AuthCard>
  )
}

function EmailConfirmed() {
  const { user } = useSession()
  const ref = useFocusOnShow<HTMLDivElement>()
  return (
    <AuthCard title={copy.confirmedTitle}>
      <div ref={ref} tabIndex={-1}>
        <Notice tone="success">{copy.confirmed}</Notice>
      </div>
      <LinkButton to={paths.home.build()}>{copy.goToShop}</LinkButton>
      {user !== null && (
        <LinkButton variant="secondary" to={paths.account.build('mot-de-passe')}>
          {copy.password}
        </LinkButton>
      )}
    </AuthCard>
  )
}

function ConfirmationLinkGone() {
  const ref = useFocusOnShow<HTMLParagraphElement>()
  return (
    <AuthCard title={copy.goneTitle}>
      <p ref={ref} tabIndex={-1}>
        {copy.gone}
      </p>
      <LinkButton to={paths.account.build('informations')}>{copy.account}</LinkButton>
    </AuthCard>
  )
}
