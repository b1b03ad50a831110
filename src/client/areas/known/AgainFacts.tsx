import { formatPhone, formatSiret } from '#domain/requests/fields'
import { Facts } from '../../design/Facts'
import { type ReorderedOrder } from '../orders/reorder/useReorderedOrder'
import { asLastTimeCopy as copy } from './asLastTimeCopy'

const joined = (...texts: (string | null | undefined)[]) =>
  texts.filter((text) => text != null && text.trim() !== '').join(', ')

/** Where it goes, who receives it and whom the invoice names: as in the order before. */
export function AgainFacts({ order: { place, deliveryContact, invoiceContact } }: Props) {
  const { companyName, customerName, address, companySiret } = invoiceContact
  return (
    <Facts
      facts={[
        { name: copy.address, value: place.address },
        {
          name: copy.contact,
          value: joined(deliveryContact.name, formatPhone(deliveryContact.phone)),
        },
        { name: copy.details, value: deliveryContact.details },
        { name: copy.invoice, value: joined(companyName, customerName, address) },
        { name: copy.siret, value: companySiret && formatSiret(companySiret) },
      ]}
    />
  )
}

type Props = { order: ReorderedOrder }
