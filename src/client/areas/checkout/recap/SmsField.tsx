import { mobileProblem } from '#domain/requests/fields'
import { FormTextField } from '../../../design/FormTextField'
import { checkoutCopy as copy } from '../checkoutCopy'

export type SmsValues = { deliveryContactSMSNumber: string }

/** The mobile number that is told by SMS, in the surrounding form. */
export function SmsField() {
  return (
    <FormTextField
      name="deliveryContactSMSNumber"
      label={copy.smsLabel}
      hint={copy.smsHint}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      isOptional
      validate={(number) => (mobileProblem(number) === null ? undefined : copy.smsInvalid)}
    />
  )
}
