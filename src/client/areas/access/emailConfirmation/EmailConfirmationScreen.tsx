import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { linkToken } from '#domain/site/linkToken'
import { isNewsletterLink } from '#domain/site/newsletterLink'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { Notice } from '../../../design/notices/Notice'
import { Spinner } from '../../../design/loading/Spinner'
import { useSession } from '../../../state/useSession'
import { useFocusOnShow } from '../../../design/focus/useFocusOnShow'
import { useTokenCheck } from '../links/useTokenCheck'
import { AuthCard } from '../signIn/AuthCard'
import { authCopy } from '../signIn/authCopy'
import { emailConfirmationCopy as copy } from './emailConfirmationCopy'
import { ConfirmEmail } from './ConfirmEmail'
import { NewsletterConfirmation } from './NewsletterConfirmation'
import { PasswordByLink } from './PasswordByLink'

/** Where the mails that confirm an address or a subscription lead. It is confirmed by a click, never by arriving here. */
export function EmailConfirmationScreen() {
  const [parameters] = useSearchParams()
  const token = linkToken(parameters)
  return isNewsletterLink(parameters) ? (
    <NewsletterConfirmation token={token} />
  ) : (
    <AccountConfirmation token={token} />
  )
}

function AccountConfirmation({ token }: { token: string }) {
  const [state, setState] = useState<'unconfirmed' | 'confirmed' | 'chosen' | 'gone'>(
    token === '' ? 'gone' : 'unconfirmed',
  )
  // Where this cannot be told, the address is confirmed without it.
  const { state: firstPassword } = useTokenCheck(token, 'firstPassword')
  const mayChoose = firstPassword === 'usable'
  if (state === 'confirmed' || state === 'chosen') {
    return <EmailConfirmed hasChosen={state === 'chosen'} />
  }
  if (state === 'gone') return <ConfirmationLinkGone />

  return (
    <AuthCard title={copy.title}>
      {firstPassword === 'checking' ? (
        <Spinner label={authCopy.checking} />
      ) : (
        <>
          {mayChoose && <PasswordByLink token={token} onOutcome={setState} />}
          <ConfirmEmail
            token={token}
            lead={mayChoose ? undefined : copy.lead}
            label={mayChoose ? copy.confirmOnly : copy.confirm}
            isSecond={mayChoose}
            onOutcome={setState}
          />
        </>
      )}
    </AuthCard>
  )
}

function EmailConfirmed({ hasChosen }: { hasChosen: boolean }) {
  const { user } = useSession()
  const ref = useFocusOnShow<HTMLDivElement>()
  return (
    <AuthCard title={copy.confirmedTitle}>
      <div ref={ref} tabIndex={-1}>
        <Notice tone="success">{copy.confirmed}</Notice>
      </div>
      <LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>
      {user !== null && !hasChosen && (
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
