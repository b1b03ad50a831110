import type { Cart, CartDelivery, CartItem, DeliveryContact, InvoiceContact } from './cartSchema'
import { cartNames } from './cartNames'
import { orderedCart } from './counterMeal'
import type { CartNames } from './cartNamesSchema'
import { resolvedRecovery } from '../order/itemRecovery'

/** A contact as the contract has it: the fields that it requires are empty texts while they are not written. */
type SentContact<Contact, Required extends keyof Contact> = Omit<Contact, Required> &
  Record<Required, string>

/** The variables of `setCart`, as the schema's `CartInput` wants them. */
export type CartInput = Omit<
  Cart,
  | 'key'
  | 'guests'
  | keyof CartDelivery
  | 'address'
  | 'lat'
  | 'lng'
  | 'items'
  | 'deliveryContact'
  | 'invoiceContact'
> & {
  address: string
  lat: number
  lng: number
  items: CartItem[]
  deliveryContact: SentContact<DeliveryContact, 'name' | 'phone'> | null
  invoiceContact: SentContact<InvoiceContact, 'address' | 'customerName'> | null
} & CartNames

const trimmed = (text: string | null) => {
  const words = text?.trim() ?? ''
  return words === '' ? null : words
}

function deliveryContactInput({ deliveryContact }: Cart): CartInput['deliveryContact'] {
  if (deliveryContact === null) return null
  const { id, name, phone, details } = deliveryContact
  if (trimmed(name) === null && trimmed(phone) === null) return null
  return { id, name: trimmed(name) ?? '', phone: trimmed(phone) ?? '', details: trimmed(details) }
}

function invoiceContactInput({ invoiceContact }: Cart): CartInput['invoiceContact'] {
  if (invoiceContact === null) return null
  const { id, address, customerName, companyName, companySiret, phone, details } = invoiceContact
  if (trimmed(address) === null && trimmed(customerName) === null) return null
  return {
    id,
    address: trimmed(address) ?? '',
    customerName: trimmed(customerName) ?? '',
    companyName: trimmed(companyName),
    companySiret: trimmed(companySiret),
    phone: trimmed(phone),
    details: trimmed(details),
  }
}

/** What `setCart` is sent, or null while no address is chosen; contacts not yet filled in are null. docs/rules/cart.md#sync */
export function cartInput(kept: Cart): CartInput | null {
  const cart = orderedCart(kept)
  if (cart.address === null || cart.lat === null || cart.lng === null) return null
  const invoiceContact = invoiceContactInput(cart)
  return {
    ...cartNames({ invoiceContact, deliverySlot: cart.deliverySlot }),
    address: cart.address,
    lat: cart.lat,
    lng: cart.lng,
    departmentCode: cart.departmentCode,
    items: [...cart.items],
    deliveryContact: deliveryContactInput(cart),
    invoiceContact,
    deliveryDay: cart.deliveryDay,
    deliverySlot: cart.deliverySlot,
    toDeliversHot: cart.toDeliversHot,
    hasToLeaveBags: cart.hasToLeaveBags,
    deliveryContactSMSNumber: trimmed(cart.deliveryContactSMSNumber),
    itemRecovery: resolvedRecovery(cart),
    mainBrandId: cart.mainBrandId,
    lineId: cart.lineId,
    creationDate: cart.creationDate,
    roomServiceLocationId: cart.roomServiceLocationId,
    hasCutlery: cart.hasCutlery,
    hasPlacemats: cart.hasPlacemats,
    hasIndividualBoxes: cart.hasIndividualBoxes,
  }
}
