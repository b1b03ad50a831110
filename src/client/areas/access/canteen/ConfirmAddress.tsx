import { ConfirmButton } from '../links/ConfirmButton'
import { useValidateCanteenEmail } from './useValidateCanteenEmail'
import { canteenValidationCopy as copy } from './canteenValidationCopy'

export function ConfirmAddress({
  token,
  onSignedIn,
  onGone,
}: {
  token: string
  onSignedIn: (guest: { hasPassword: boolean }) => void
  onGone: () => void
}) {
  const { validate, isValidating } = useValidateCanteenEmail()
  const submit = async () => {
    const outcome = await validate(token)
    if (outcome.kind === 'failed') return outcome.words
    if (outcome.kind === 'signedIn') onSignedIn(outcome)
    else onGone()
    return null
  }

  return (
    <>
      <p>{copy.lead}</p>
      <ConfirmButton label={copy.confirm} isBusy={isValidating} onConfirm={submit} />
    </>
  )
}
