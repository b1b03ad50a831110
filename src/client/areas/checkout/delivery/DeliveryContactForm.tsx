import { useEffect, useRef, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeliveryContactForm_query$key } from '#generated/relay/DeliveryContactForm_query.graphql'
import { isCounterMeal } from '#domain/cart/counterMeal'
import { Form, type FormProps } from '../../../design/forms/Form'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { useCart } from '../../../state/useCart'
import { useSession } from '../../../state/useSession'
import { useVisitor } from '../../../state/useVisitor'
import { ContactFields } from './ContactFields'
import { CounterFields } from './CounterFields'
import { VisitorEmailField } from './VisitorEmailField'
import {
  CONTACT_FIELDS,
  contactErrors,
  suggestedContact,
  writtenValues,
  type ContactValues,
  type DeliveryValues,
} from './contactValues'
import { RememberedContacts } from './RememberedContacts'
import { SmsField } from './SmsField'
import { useDeliveryContacts } from './useDeliveryContacts'

type Props = {
  query: DeliveryContactForm_query$key
  label: string
  onDone: NonNullable<FormProps<DeliveryValues>['onSubmit']>
  /** More fields, and the buttons of the form. */
  children: ReactNode
}

/** The delivery contact: every change is kept in the cart at once, so that leaving the page loses nothing. */
export function DeliveryContactForm({ query, label, onDone, children }: Props) {
  const data = useFragment(
    graphql`
      fragment DeliveryContactForm_query on Query {
        ...useDeliveryContacts_query
      }
    `,
    query,
  )
  const { cart, editDeliveryContact } = useCart()
  const { user } = useSession()
  const { visitor } = useVisitor()
  const isAtCounter = isCounterMeal(cart)
  const latest = useDeliveryContacts(data)
  const [contact] = useState(() => suggestedContact(cart, user, latest))
  const [initialValues] = useState<DeliveryValues>({
    ...contact,
    email: visitor?.email ?? '',
    deliveryContactSMSNumber: cart.deliveryContactSMSNumber ?? '',
  })
  const isVisitor = user === null
  const hasStarted = useRef(false)
  const isBlank = cart.deliveryContact === null
  useEffect(() => {
    // Only once: what the person empties by hand stays empty.
    if (!hasStarted.current && isBlank && !isVisitor) editDeliveryContact(writtenValues(contact))
    hasStarted.current = true
  }, [isBlank, isVisitor, editDeliveryContact, contact])

  return (
    <Form<DeliveryValues>
      label={label}
      initialValues={initialValues}
      validate={(values) => contactErrors(values, isAtCounter)}
      onSubmit={onDone}
    >
      {() => (
        <>
          <FormEditListener<ContactValues>
            fields={CONTACT_FIELDS}
            onEdit={(values) => editDeliveryContact(writtenValues(values))}
          />
          {isVisitor && <VisitorEmailField />}
          {isAtCounter ? (
            <CounterFields />
          ) : (
            <>
              <RememberedContacts latest={latest} />
              <ContactFields />
              <SmsField />
            </>
          )}
          {children}
        </>
      )}
    </Form>
  )
}
