import * as rules from '../cart/cart'
import * as contacts from '../cart/cartContacts'
import type {
  Cart,
  CartAddress,
  CartDelivery,
  CartItem,
  CartOption,
  DeliveryContact,
  DeliverySlot,
  InvoiceContact,
  ItemRecovery,
} from '../cart/cart'
import { EXTRA_COST_NAMES } from '../pricing/extraCosts'
import { storefrontForKey } from '../catalogue/storefronts'

/** The names of a past order's extra costs by the choice that they were. */
const OPTIONS: readonly [CartOption, string][] = [
  ['hasCutlery', EXTRA_COST_NAMES.cutlery],
  ['hasPlacemats', EXTRA_COST_NAMES.placemats],
  ['hasIndividualBoxes', EXTRA_COST_NAMES.individualBoxes],
]

/** What a cart takes over of a past order: `lineIds` are its lines, the main one first, `extras` the names of its extra costs. */
export type CartOfOrder = {
  address: CartAddress
  delivery: CartDelivery
  slot: DeliverySlot
  items: readonly CartItem[]
  lineIds: readonly string[]
  deliveryContact: Omit<DeliveryContact, 'id'>
  invoiceContact: Omit<InvoiceContact, 'id' | 'phone'>
  /** Who handed its trays over, and where; their slot is a new one. Null where no recovery was agreed. */
  itemRecovery: ItemRecovery | null
  extras: readonly string[]
}

/** A new cart with a past order in it: its address and people, a new slot, what of it can be had. docs/rules/orders.md#the-same-again */
export function reorderedCart(empty: Cart, order: CartOfOrder): Cart {
  const { items, lineIds, extras, slot, deliveryContact, invoiceContact, itemRecovery } = order
  const isThere = (lineId: string) => items.some((item) => item.lineId === lineId)
  const storefront = storefrontForKey(lineIds.find(isThere))
  const addressed = rules.setDelivery(rules.chooseAddress(empty, order.address), order.delivery)
  const placed = rules.chooseSlot(rules.chooseStorefront(addressed, storefront), slot)
  const filled = rules.replaceItems(placed, items)
  const delivered = contacts.rememberDeliveryContact(filled, {
    id: contacts.HANDWRITTEN,
    ...deliveryContact,
  })
  const invoiced = contacts.rememberInvoiceContact(delivered, {
    id: contacts.HANDWRITTEN,
    phone: null,
    ...invoiceContact,
  })
  const recovered = rules.setItemRecovery(invoiced, withoutSlot(itemRecovery))
  return OPTIONS.reduce(
    (cart, [option, name]) => rules.setOption(cart, option, extras.includes(name)),
    recovered,
  )
}

const withoutSlot = (recovery: ItemRecovery | null) =>
  recovery && { ...recovery, selectedSlot: null, bookedRecoveryHour: null }
