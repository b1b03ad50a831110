import { useForm } from 'react-final-form'
import type { InvoiceContact } from '#domain/cart/cart'
import { HANDWRITTEN } from '#domain/cart/cartContacts'
import { FactsLine } from '../../../design/text/FactsLine'
import { RadioGroup } from '../../../design/fields/RadioGroup'
import { useCart } from '../../../state/useCart'
import { useSession } from '../../../state/useSession'
import { invoiceCopy as copy } from './invoiceCopy'
import { invoiceValues, suggestedInvoice, type InvoiceValues } from './invoiceValues'

/** The latest invoice contacts, one tap away; a tap fills the fields of the surrounding form. */
export function RememberedInvoices({ contacts }: { contacts: readonly InvoiceContact[] }) {
  const { cart, rememberInvoiceContact } = useCart()
  const { user } = useSession()
  const form = useForm<InvoiceValues>()
  if (contacts.length === 0 || user === null) return null

  const choose = (id: string) => {
    const contact = contacts.find((other) => other.id === id) ?? {
      id: HANDWRITTEN,
      ...suggestedInvoice(user, {
        address: null,
        phone: cart.deliveryContact?.phone ?? null,
      }),
    }
    rememberInvoiceContact(contact)
    form.initialize((others) => ({ ...others, ...invoiceValues(contact) }))
  }
  return (
    <RadioGroup
      legend={copy.remembered}
      value={contacts.find(({ id }) => id === cart.invoiceContact?.id)?.id ?? HANDWRITTEN}
      onChange={choose}
      options={[
        ...contacts.map(({ id, companyName, customerName, address, phone, details }) => ({
          value: id,
          label: companyName ?? customerName ?? '',
          hint: <FactsLine facts={[companyName && customerName, address, phone, details]} />,
        })),
        { value: HANDWRITTEN, label: copy.byHand },
      ]}
    />
  )
}
