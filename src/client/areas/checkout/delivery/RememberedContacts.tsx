import { useForm } from 'react-final-form'
import { graphql, useFragment } from 'react-relay/hooks'
import { type RememberedContacts_query$key } from '../../../../../__generated__/relay/RememberedContacts_query.graphql'
import { HANDWRITTEN } from '../../../../domain/cart/cart'
import { RadioGroup } from '../../../design/RadioGroup'
import { useCart } from '../../../state/useCart'
import { contactsCopy as copy } from './contactsCopy'
import { type ContactValues } from './contactValues'

const SHOWN = 4
const NOBODY: ContactValues = { name: '', phone: '', details: '' }

/** The latest people who received a delivery, one tap away; a tap fills the fields of the surrounding form. */
export function RememberedContacts({ query }: { query: RememberedContacts_query$key }) {
  const { cart, rememberDeliveryContact } = useCart()
  const form = useForm<ContactValues>()
  const { lastDeliveryContacts } = useFragment(
    graphql`
      fragment RememberedContacts_query on Query {
        lastDeliveryContacts @include(if: $isSignedIn) {
          id
          deliveryContactName
          deliveryContactPhone
          deliveryDetails
        }
      }
    `,
    query,
  )
  const contacts = (lastDeliveryContacts ?? []).slice(0, SHOWN).map((contact) => ({
    id: contact.id,
    name: contact.deliveryContactName,
    phone: contact.deliveryContactPhone,
    details: contact.deliveryDetails ?? '',
  }))
  if (contacts.length === 0) return null

  const choose = (id: string) => {
    const values = contacts.find((contact) => contact.id === id) ?? { id: HANDWRITTEN, ...NOBODY }
    rememberDeliveryContact(values)
    const { name, phone, details } = values
    form.initialize((others) => ({ ...others, name, phone, details }))
  }
  return (
    <RadioGroup
      legend={copy.remembered}
      value={
        contacts.some(({ id }) => id === cart.deliveryContact.id)
          ? cart.deliveryContact.id
          : HANDWRITTEN
      }
      onChange={choose}
      options={[
        ...contacts.map(({ id, name, phone, details }) => ({
          value: id,
          label: name,
          hint: [phone, details].filter(Boolean).join(' · '),
        })),
        { value: HANDWRITTEN, label: copy.byHand },
      ]}
    />
  )
}
