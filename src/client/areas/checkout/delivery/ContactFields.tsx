import { CART_LENGTHS } from '#domain/cart/cartLengths'
import { FormTextField } from '../../../design/forms/FormTextField'
import { contactsCopy as copy } from './contactsCopy'

/** Who receives the delivery, in the surrounding form. */
export function ContactFields() {
  return (
    <>
      <FormTextField
        name="name"
        label={copy.name}
        hint={copy.nameHint}
        autoComplete="name"
        maxLength={CART_LENGTHS.name}
        isRequired
      />
      <FormTextField
        name="phone"
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isRequired
      />
      <FormTextField
        name="details"
        label={copy.details}
        hint={copy.detailsHint}
        maxLength={CART_LENGTHS.text}
        multiline
        isOptional
      />
    </>
  )
}
