import { useMemo } from 'react'
import { isBlankInvoice } from '#domain/cart/blankInvoice'
import type { Cart, DeliveryContact, InvoiceContact } from '#domain/cart/cart'
import { editDeliveryContact, HANDWRITTEN, rememberInvoiceContact } from '#domain/cart/cartContacts'
import { useCart } from '../../../state/useCart'
import { useSession } from '../../../state/useSession'
import { suggestedContact, writtenValues } from '../delivery/contactValues'
import { suggestedInvoice } from '../invoice/invoiceValues'

/** The latest contacts of the customer's orders. */
export type LatestContacts = {
  deliveries: readonly DeliveryContact[]
  invoices: readonly InvoiceContact[]
}

/**
 * The cart as the steps would find it for a customer who leaves their fields as they open; a visitor's is as it is. Without instructions of
 * another time: no one would read them before they go, and they may be of another address. docs/rules/payments.md#wallets
 */
export function usePreparedCart({ deliveries, invoices }: LatestContacts): Cart {
  const { cart } = useCart()
  const { user } = useSession()
  return useMemo(() => {
    if (user === null) return cart
    const person = writtenValues(suggestedContact(cart, user, deliveries))
    const called =
      cart.deliveryContact === null ? editDeliveryContact(cart, { ...person, details: null }) : cart
    if (!isBlankInvoice(called.invoiceContact)) return called
    const phone = called.deliveryContact?.phone ?? null
    const suggested = suggestedInvoice(user, { address: called.address, phone })
    return rememberInvoiceContact(called, invoices[0] ?? { id: HANDWRITTEN, ...suggested })
  }, [cart, user, deliveries, invoices])
}
