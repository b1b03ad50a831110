import { CART_LENGTHS } from '#domain/cart/cartLengths'
import { FormTextField } from '../../../design/forms/FormTextField'
import { contactsCopy as copy } from './contactsCopy'

/** Whose meal is handed over at the counter of the canteen, in the surrounding form. */
export function CounterFields() {
  return (
    <>
      <FormTextField
        name="name"
        label={copy.name}
        hint={copy.counter.nameHint}
        autoComplete="name"
        maxLength={CART_LENGTHS.name}
        isRequired
      />
      <FormTextField
        name="phone"
        label={copy.phone}
        hint={copy.counter.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isRequired
      />
    </>
  )
}
