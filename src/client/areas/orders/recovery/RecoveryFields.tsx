import { CART_LENGTHS } from '#domain/cart/cartLengths'
import { RecoveryContact } from './RecoveryContact'
import { RecoveryAddressField, type AddressField } from './RecoveryAddressField'
import { RecoverySlot } from './RecoverySlot'
import { RecoveryText } from './RecoveryText'
import type { RecoveryScope } from './recoveryValues'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

type Props = { scope: RecoveryScope; addressField: AddressField }

/** When, by whom and where trays are handed over again, in the surrounding form. */
export function RecoveryFields({ scope, addressField }: Props) {
  return (
    <>
      <p>{copy.lead}</p>
      <RecoverySlot scope={scope} />
      <RecoveryContact scope={scope} />
      <RecoveryAddressField scope={scope} addressField={addressField} />
      <RecoveryText
        name="recoveryInstructions"
        scope={scope}
        label={copy.instructions}
        hint={copy.instructionsHint}
        maxLength={CART_LENGTHS.text}
        multiline
        isOptional
      />
    </>
  )
}
