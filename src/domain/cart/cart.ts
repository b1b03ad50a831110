import { parisDay, toIso, type Day } from '../time/calendar'
import { isForCompanyLocations } from '../delivery/companyLocations'
import { canSearchAddress } from '../delivery/delivery'
import { DEFAULT_DEPARTMENT, DEFAULT_STOREFRONT, storefrontForKey } from '../catalogue/storefronts'
import { DEFAULT_OPTIONS, type CartOption } from './cartOptions'
import type {
  Cart,
  CartDelivery,
  CartItem,
  CartItemRef,
  DeliveryContact,
  DeliverySlot,
  InvoiceContact,
  ItemRecovery,
} from './cartSchema'

export type {
  Cart,
  CartDelivery,
  CartItem,
  CartItemRef,
  CartOption,
  DeliveryContact,
  DeliverySlot,
  InvoiceContact,
  ItemRecovery,
}

/**
 * Where something is brought, `lat` and `lng` in degrees. `roomServiceLocationId` names the location of the company that it
 * is, for room service and canteen; null for an address of the customer's own.
 */
export type DeliveryAddress = {
  address: string
  lat: number
  lng: number
  roomServiceLocationId: string | null
}

/** A delivery address with the French department that its delivery zone lies in. */
export type CartAddress = DeliveryAddress & { departmentCode: string }

export type AddItemResult =
  | { ok: true; cart: Cart }
  | { ok: false; code: 'ADDRESS_NEEDED' | 'QUANTITY_TOO_SMALL' }

const NO_DELIVERY: CartDelivery = {
  businessUnitId: null,
  deliveryZoneId: null,
  deliveryPrice: null,
  distributionPointId: null,
  distanceToDistributionPoint: null,
}

const NO_ADDRESS: Pick<Cart, keyof CartAddress> = {
  address: null,
  lat: null,
  lng: null,
  departmentCode: DEFAULT_DEPARTMENT,
  roomServiceLocationId: null,
}

const NOWHERE = { ...NO_ADDRESS, ...NO_DELIVERY }

/** The fields that say where a cart is delivered, and from where. */
export const ADDRESS_FIELDS: readonly string[] = Object.keys(NOWHERE)

/** A new cart with its defaults. `key` is a UUID. docs/rules/cart.md#content */
export function emptyCart({ key, now }: { key: string; now: Date }): Cart {
  return {
    ...NOWHERE,
    ...DEFAULT_OPTIONS,
    key,
    creationDate: toIso(now),
    mainBrandId: DEFAULT_STOREFRONT.brandId,
    lineId: DEFAULT_STOREFRONT.lineId,
    items: [],
    deliveryDay: null,
    deliverySlot: null,
    deliveryContact: null,
    deliveryContactSMSNumber: null,
    invoiceContact: null,
    itemRecovery: null,
    guests: null,
  }
}

/** Whether both name the same item: same id, same type, same line. docs/rules/cart.md#items */
export const isSameItem = (a: CartItemRef, b: CartItemRef): boolean =>
  a.itemId === b.itemId && a.type === b.type && a.lineId === b.lineId

/**
 * Whether an address has been chosen that the line's items may be added for; room service and canteen need one of the
 * company's own. docs/rules/storefronts.md#company-locations
 */
export const hasAddressFor = (
  { address, roomServiceLocationId }: Pick<Cart, 'address' | 'roomServiceLocationId'>,
  lineId: string,
): boolean =>
  address !== null &&
  canSearchAddress(address) &&
  (roomServiceLocationId !== null || !isForCompanyLocations(lineId))

/** Whether an address has been chosen that suits everything in the cart. docs/rules/cart.md#items */
export const hasAddress = (cart: Cart): boolean =>
  cart.address !== null &&
  canSearchAddress(cart.address) &&
  cart.items.every(({ lineId }) => hasAddressFor(cart, lineId))

/** The items with each one standing once, its units added up, in the order of their first appearance. */
export function mergeItems(items: readonly CartItem[]): CartItem[] {
  const firsts = items.filter(
    (item, index) => items.findIndex((i) => isSameItem(i, item)) === index,
  )
  return firsts.map((first) => ({
    ...first,
    qty: cartItemCount({ items: items.filter((item) => isSameItem(item, first)) }),
  }))
}

/** Units of one item, 0 when it is not in the cart. */
export function itemQuantity(cart: Pick<Cart, 'items'>, item: CartItemRef): number {
  return cart.items.find((other) => isSameItem(other, item))?.qty ?? 0
}

/** Units of all items together. */
export const cartItemCount = (cart: Pick<Cart, 'items'>): number =>
  cart.items.reduce((count, { qty }) => count + qty, 0)

/**
 * Adds whole units of an item: appended, or added to the units already there. Refused without an address of 4
 * characters that suits the line (`ADDRESS_NEEDED`) or under one unit (`QUANTITY_TOO_SMALL`). docs/rules/cart.md#items
 */
export function addItem(cart: Cart, item: CartItem): AddItemResult {
  if (!hasAddressFor(cart, item.lineId)) return { ok: false, code: 'ADDRESS_NEEDED' }
  if (!Number.isInteger(item.qty) || item.qty < 1) return { ok: false, code: 'QUANTITY_TOO_SMALL' }
  const quantity = itemQuantity(cart, item)
  if (quantity > 0) return { ok: true, cart: setQuantity(cart, item, quantity + item.qty) }
  const { itemId, type, lineId, qty } = item
  return { ok: true, cart: { ...cart, items: [...cart.items, { itemId, type, lineId, qty }] } }
}

/** Changes the units of an item that is in the cart; under 1 it leaves. docs/rules/cart.md#items */
export function setQuantity(cart: Cart, item: CartItemRef, qty: number): Cart {
  if (qty < 1) return removeItem(cart, item)
  const units = Math.floor(qty)
  return replaceItems(
    cart,
    cart.items.map((other) => (isSameItem(other, item) ? { ...other, qty: units } : other)),
  )
}

/** Takes an item out. */
export function removeItem(cart: Cart, item: CartItemRef): Cart {
  return replaceItems(
    cart,
    cart.items.filter((other) => !isSameItem(other, item)),
  )
}

/**
 * Puts these items in the place of all. A cart that is left without anything of its storefront is from then on filled in
 * that of its first item. docs/rules/cart.md#content
 */
export function replaceItems(cart: Cart, items: readonly CartItem[]): Cart {
  const [first] = items
  const isOfCart = first === undefined || items.some(({ lineId }) => lineId === cart.lineId)
  return { ...(isOfCart ? cart : chooseStorefront(cart, storefrontForKey(first.lineId))), items }
}

/** Chooses the address; what was looked up for the one before, and its slot, no longer hold. docs/rules/cart.md#address-day-and-slot */
export function chooseAddress(
  cart: Cart,
  { address, lat, lng, departmentCode, roomServiceLocationId }: CartAddress,
): Cart {
  const chosen: CartAddress = { address, lat, lng, departmentCode, roomServiceLocationId }
  return { ...cart, ...NO_DELIVERY, ...chosen, deliverySlot: null }
}

/** Clears the address, for a zone that is not delivered; items and day wait for another. docs/rules/cart.md#address-day-and-slot */
export const clearAddress = (cart: Cart): Cart => ({ ...cart, ...NOWHERE, deliverySlot: null })

/** Keeps what the lookups found for the address. */
export const setDelivery = (cart: Cart, delivery: Partial<CartDelivery>): Cart => ({
  ...cart,
  ...delivery,
})

/** Chooses the delivery day and clears the slot. docs/rules/cart.md#address-day-and-slot */
export const chooseDay = (cart: Cart, deliveryDay: Day): Cart => ({
  ...cart,
  deliveryDay,
  deliverySlot: null,
})

/** Chooses the slot, on the day that it starts. */
export const chooseSlot = (cart: Cart, { start, end }: DeliverySlot): Cart => ({
  ...cart,
  deliveryDay: parisDay(new Date(start)),
  deliverySlot: { start, end },
})

/** Clears a slot that is gone; the rest of the cart stays. */
export const clearSlot = (cart: Cart): Cart => ({ ...cart, deliverySlot: null })

/** Says in which storefront the cart is being filled. */
export const chooseStorefront = (
  cart: Cart,
  { lineId, brandId }: { lineId: string; brandId: string },
): Cart => ({ ...cart, lineId, mainBrandId: brandId })

/** Sets one of the yes-or-no choices. */
export const setOption = (cart: Cart, option: CartOption, value: boolean): Cart => ({
  ...cart,
  [option]: value,
})

/** Sets the mobile number that is told by SMS; null for none. */
export const setSmsNumber = (cart: Cart, deliveryContactSMSNumber: string | null): Cart => ({
  ...cart,
  deliveryContactSMSNumber,
})

/** Says for whom it is, or null for no one in particular. docs/rules/guests.md#how-many */
export const setGuests = (cart: Cart, guests: Cart['guests']): Cart => ({ ...cart, guests })

/** Forgets where, who receives, who pays, who eats and who hands trays over: the next customer at this computer is another one. */
export const forgetCustomer = (cart: Cart): Cart => ({
  ...clearAddress(cart),
  deliveryContact: null,
  deliveryContactSMSNumber: null,
  invoiceContact: null,
  itemRecovery: null,
  guests: null,
})

/** Says when and where trays are fetched again, or null for not at all. */
export const setItemRecovery = (cart: Cart, itemRecovery: ItemRecovery | null): Cart => ({
  ...cart,
  itemRecovery,
})
