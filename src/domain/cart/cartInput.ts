import type { Cart, CartItem, DeliverySlot, ItemRecovery } from './cart'
import type { Day } from '../time/calendar'
import { cartNames, type CartNames } from './cartNames'
import { resolvedRecovery } from '../order/itemRecovery'

/** The variables of `setCart`, as the schema's `CartInput` wants them. */
export type CartInput = {
  address: string
  lat: number
  lng: number
  departmentCode: string
  items: CartItem[]
  deliveryContact: { id: string; name: string; phone: string; details: string | null } | null
  invoiceContact: {
    id: string
    address: string
    customerName: string
    companyName: string | null
    companySiret: string | null
    phone: string | null
    details: string | null
  } | null
  deliveryDay: Day | null
  deliverySlot: DeliverySlot | null
  toDeliversHot: boolean
  hasToLeaveBags: boolean
  deliveryContactSMSNumber: string | null
  itemRecovery: ItemRecovery | null
  mainBrandId: string
  lineId: string
  creationDate: string
  roomServiceLocationId: string | null
  hasCutlery: boolean
  hasPlacemats: boolean
  hasIndividualBoxes: boolean
} & CartNames

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

function deliveryContactInput({ deliveryContact }: Cart): CartInput['deliveryContact'] {
  const { id, name, phone, details } = deliveryContact
  if (name.trim() === '' && phone.trim() === '') return null
  return { id, name: name.trim(), phone: phone.trim(), details: orNull(details) }
}

function invoiceContactInput({ invoiceContact }: Cart): CartInput['invoiceContact'] {
  const { id, address, customerName, companyName, companySiret, phone, details } = invoiceContact
  if (address.trim() === '' && customerName.trim() === '') return null
  return {
    id,
    address: address.trim(),
    customerName: customerName.trim(),
    companyName: orNull(companyName),
    companySiret: orNull(companySiret),
    phone: orNull(phone),
    details: orNull(details),
  }
}

/** What `setCart` is sent, or null while no address is chosen; contacts not yet filled in are null. docs/rules/cart.md#sync */
export function cartInput(cart: Cart): CartInput | null {
  if (cart.lat === null || cart.lng === null) return null
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
    deliveryContactSMSNumber: orNull(cart.deliveryContactSMSNumber),
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
