import { mobileProblem } from '#domain/requests/fields'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { FormTextField } from '../../../design/forms/FormTextField'
import { useCart } from '../../../state/useCart'
import { checkoutCopy as copy } from '../checkoutCopy'
import type { DeliveryValues } from './contactValues'

/** The mobile number that is told by SMS, in the surrounding form; kept in the cart at once. */
export function SmsField() {
  const { setSmsNumber } = useCart()
  return (
    <>
      <FormEditListener<DeliveryValues>
        fields={['deliveryContactSMSNumber']}
        onEdit={({ deliveryContactSMSNumber }) => setSmsNumber(deliveryContactSMSNumber || null)}
      />
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
    </>
  )
}
