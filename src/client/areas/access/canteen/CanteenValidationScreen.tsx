import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { linkToken } from '#domain/site/linkToken'
import { AuthCard } from '../signIn/AuthCard'
import { TokenGate } from '../links/TokenGate'
import { useTokenCheck } from '../links/useTokenCheck'
import { AnotherCanteenLink } from './AnotherCanteenLink'
import { CanteenOpen } from './CanteenOpen'
import { canteenValidationCopy as copy } from './canteenValidationCopy'
import { ConfirmAddress } from './ConfirmAddress'

/** Where the mail for the canteen leads. The address is confirmed by a click, never by arriving here. */
export function CanteenValidationScreen() {
  const [parameters] = useSearchParams()
  const token = linkToken(parameters)
  const check = useTokenCheck(token, 'canteenEmail')
  const [guest, setGuest] = useState<{ hasPassword: boolean } | null>(null)
  if (guest) return <CanteenOpen hasPassword={guest.hasPassword} />

  return (
    <AuthCard title={check.state === 'gone' ? copy.goneTitle : copy.title}>
      <TokenGate check={check} gone={<AnotherCanteenLink />}>
        <ConfirmAddress token={token} onSignedIn={setGuest} onGone={check.setGone} />
      </TokenGate>
    </AuthCard>
  )
}
