import { useForm } from 'react-final-form'
import type { DeliveryContact } from '#domain/cart/cart'
import { BLANK_DELIVERY_CONTACT, HANDWRITTEN } from '#domain/cart/cartContacts'
import { FactsLine } from '../../../design/text/FactsLine'
import { RadioGroup } from '../../../design/fields/RadioGroup'
import { useCart } from '../../../state/useCart'
import { contactsCopy as copy } from './contactsCopy'
import { CONTACT_FIELDS, contactValues, type ContactValues } from './contactValues'

const SHOWN = 4

/** The latest people who received a delivery, one tap away; a tap fills the fields of the surrounding form. */
export function RememberedContacts({ latest }: { latest: readonly DeliveryContact[] }) {
  const { cart, rememberDeliveryContact } = useCart()
  const form = useForm<ContactValues>()
  const contacts = latest.slice(0, SHOWN)
  if (contacts.length === 0) return null
  const given = contactValues(cart.deliveryContact)
  const chosen = contacts.find((contact) => {
    const values = contactValues(contact)
    return CONTACT_FIELDS.every((field) => values[field] === given[field])
  })

  const choose = (id: string) => {
    const contact = contacts.find((other) => other.id === id) ?? BLANK_DELIVERY_CONTACT
    rememberDeliveryContact(contact)
    form.initialize((others) => ({ ...others, ...contactValues(contact) }))
  }
  return (
    <RadioGroup
      legend={copy.remembered}
      value={chosen?.id ?? HANDWRITTEN}
      onChange={choose}
      options={[
        ...contacts.map(({ id, name, phone, details }) => ({
          value: id,
          label: name,
          hint: <FactsLine facts={[phone, details]} />,
        })),
        { value: HANDWRITTEN, label: copy.byHand },
      ]}
    />
  )
}
