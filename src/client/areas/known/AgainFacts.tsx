import type { Cart } from '#domain/cart/cart'
import { shownAddress } from '#domain/delivery/addressText'
import { resolvedRecovery } from '#domain/order/itemRecovery'
import { formatPhone, formatSiret } from '#domain/requests/fields'
import { Facts } from '../../design/text/Facts'
import { recoveryFacts } from '../orders/recovery/recoveryWords'
import { trayRecoveryCopy } from '../orders/recovery/trayRecoveryCopy'
import type { ReorderedOrder } from '../orders/reorder/useReorderedOrder'
import { asLastTimeCopy as copy } from './asLastTimeCopy'

const joined = (...texts: (string | null | undefined)[]) =>
  texts.filter((text) => text != null && text.trim() !== '').join(', ')

/** Where it goes, who receives it and whom the invoice names, as in the order before, and when its trays are fetched. */
export function AgainFacts({
  order: { deliveryAddress, deliveryContact, invoiceContact },
  cart,
}: Props) {
  const { companyName, customerName, address, companySiret } = invoiceContact
  const recovery = resolvedRecovery(cart)
  return (
    <Facts
      facts={[
        { name: copy.address, value: shownAddress(deliveryAddress.address) },
        {
          name: copy.contact,
          value: joined(deliveryContact.name, formatPhone(deliveryContact.phone)),
        },
        { name: copy.details, value: deliveryContact.details },
        { name: trayRecoveryCopy.title, value: recovery && recoveryFacts(recovery) },
        {
          name: trayRecoveryCopy.instructions,
          value: recovery?.recoveryInstructions,
        },
        {
          name: copy.invoice,
          value: joined(companyName, customerName, address && shownAddress(address)),
        },
        { name: copy.siret, value: companySiret && formatSiret(companySiret) },
      ]}
    />
  )
}

type Props = { order: ReorderedOrder; cart: Cart }
