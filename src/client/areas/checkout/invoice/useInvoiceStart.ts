import { useEffect, useRef, useState } from 'react'
import { isBlankInvoice } from '#domain/cart/blankInvoice'
import type { InvoiceContact } from '#domain/cart/cart'
import { HANDWRITTEN } from '#domain/cart/cartContacts'
import { useCart } from '../../../state/useCart'
import { useSession } from '../../../state/useSession'
import {
  visitorInvoice,
  invoiceValues,
  recognisedInvoice,
  suggestedInvoice,
  type InvoiceValues,
} from './invoiceValues'

/** What the invoice fields open with: what is in the cart, else the latest invoice, else the customer, else who receives the delivery. */
export function useInvoiceStart(contacts: readonly InvoiceContact[]): InvoiceValues {
  const { cart, rememberInvoiceContact } = useCart()
  const { user } = useSession()
  const [start] = useState((): InvoiceContact | null => {
    const kept = cart.invoiceContact
    if (kept !== null && !isBlankInvoice(kept)) return recognisedInvoice(contacts, kept)
    if (user === null) return { id: HANDWRITTEN, ...visitorInvoice(cart) }
    return (
      contacts[0] ?? {
        id: HANDWRITTEN,
        ...suggestedInvoice(user, {
          address: cart.address,
          phone: cart.deliveryContact?.phone ?? null,
        }),
      }
    )
  })
  const hasStarted = useRef(false)
  const isKept = start === cart.invoiceContact
  useEffect(() => {
    // Only once: what the person empties by hand stays empty.
    if (!hasStarted.current && !isKept && start !== null) rememberInvoiceContact(start)
    hasStarted.current = true
  }, [isKept, rememberInvoiceContact, start])
  const [values] = useState(() => invoiceValues(start))
  return values
}
