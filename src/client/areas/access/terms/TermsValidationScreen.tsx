import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { AuthCard } from '../signIn/AuthCard'
import { TokenGate } from '../links/TokenGate'
import { useTokenCheck } from '../links/useTokenCheck'
import { AcceptTerms } from './AcceptTerms'
import { termsValidationCopy as copy } from './termsValidationCopy'
import { TermsAccepted } from './TermsAccepted'

/** Where the mail about the terms of sale leads. They are accepted by a click, never by arriving here. */
export function TermsValidationScreen() {
  const { token = '' } = useParams()
  const check = useTokenCheck(token, 'terms')
  const [isAccepted, setAccepted] = useState(false)
  if (isAccepted) return <TermsAccepted />

  return (
    <AuthCard title={check.state === 'gone' ? copy.goneTitle : copy.title}>
      <TokenGate check={check} gone={<TermsLinkGone />}>
        <AcceptTerms
          token={token}
          onAccepted={() => setAccepted(true)}
          onGone={() => check.setGone()}
        />
      </TokenGate>
    </AuthCard>
  )
}

const TermsLinkGone = () => (
  <>
    <p>{copy.gone}</p>
    <LinkButton to={paths.auth.build()}>{actionCopy.signIn}</LinkButton>
  </>
)
