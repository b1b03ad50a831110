import { isDeepStrictEqual } from 'node:util'
import { withContactsByWords } from '#domain/cart/cartContacts'
import { cartNames } from '#domain/cart/cartNames'
import { departmentOf } from '#domain/delivery/addressText'
import { ERROR_MESSAGES, ORDERED_CART, type OrderedCart } from '#domain/requests/errorCodes'
import type { Cart, CartChange, CartInput } from '#generated/server/types'
import { reconcileCart, type CartChange as Reconciled } from '#domain/catalogue/inventory'
import { DEFAULT_DISTRIBUTION_POINT } from '#domain/catalogue/storefronts'
import { businessDayStatus, firstOfferedDay, parisDay } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import { badUserInput, forbidden } from '../../base/errors'
import { rowUuid } from '../../base/inputs'
import type { Viewer } from '../../base/Viewer'
import { parseCartInput, type CartContent } from '../../modules/cart/cartContent'
import type { CartService, StoredCart } from '../../modules/cart/cartService'
import type { Catalogue, InventoryService } from '../../modules/inventory/inventoryService'
import { deliveryDayOf, findItem } from './cartQuote'
import type { CartQuotes } from './cartQuotes'

type Dependencies = {
  clock: Clock
  cart: Pick<CartService, 'find' | 'save'>
  quotes: Pick<CartQuotes, 'locate' | 'price'>
  inventory: Pick<InventoryService, 'catalogue' | 'available'>
}

/** Where a cart goes, and who delivers it from where. */
type Location = Awaited<ReturnType<CartQuotes['locate']>>

/** Keeps what a customer chose, without what cannot be had of it, and says what it costs. */
export function createSetCart({ clock, cart, quotes, inventory }: Dependencies) {
  /** What can be had of the items. A day that has passed is left to `createOrder`: the customer keeps the cart. */
  async function reconcile(content: CartContent, { nearest }: Location) {
    const now = clock.now()
    const day = deliveryDayOf(content) ?? firstOfferedDay(now)
    if (day < parisDay(now)) return { items: content.items, changes: [] }
    return reconcileCart(
      content.items,
      await inventory.available({
        date: day,
        distributionPointsIds: [nearest ? String(nearest.point.id) : DEFAULT_DISTRIBUTION_POINT],
      }),
    )
  }

  return async (viewer: Viewer, key: string, input: CartInput): Promise<Cart> => {
    const cartKey = rowUuid(key)
    if (cartKey === null) throw badUserInput('Not a cart key', { key: 'INVALID' })
    const wanted = parseCartInput(input)
    requireKnownLines(wanted, await inventory.catalogue())
    requireSellingDay(wanted)
    const location = await quotes.locate(viewer, wanted)
    const { items, changes } = await reconcile(wanted, location)
    const content = { ...wanted, items, departmentCode: departmentFor(wanted, location) }
    const { totals } = await quotes.price(content, location)
    const outcome = await cart.save({
      key: cartKey,
      userId: viewer.id,
      content,
      returnedTotalTTC: totals.sumPriceCartTTC,
      now: clock.now(),
    })
    if (outcome === 'foreign') throw forbidden(ERROR_MESSAGES.foreignCart)
    if (outcome === 'ordered') {
      const ordered = await cart.find(viewer, cartKey)
      throw badUserInput('Already ordered', { key: howOrdered(ordered, wanted) })
    }
    return {
      id: cartKey,
      changes: changes.map(toChange),
      totals,
      ...content,
      ...cartNames(content),
      ...foundFor(location),
    }
  }
}

/** What the server's own lookups say of the address, under the cart's names. */
const foundFor = ({ zone, nearest }: Location) => ({
  businessUnitId: zone && idOf(zone.businessUnitId),
  deliveryZoneId: zone && idOf(zone.id),
  deliveryPrice: zone && zone.deliveryPrice,
  distributionPointId: nearest && idOf(nearest.point.id),
  distanceToDistributionPoint: nearest && nearest.distance,
})

/** That of the zone, else of the postal code: the client's word counts where neither tells. docs/rules/delivery.md#address-and-point */
const departmentFor = ({ address, departmentCode }: CartContent, { zone }: Location) =>
  zone?.departmentCode ?? departmentOf(address) ?? departmentCode

const idOf = (id: number | null) => (id === null ? null : String(id))

function requireKnownLines({ items }: CartContent, catalogue: Catalogue) {
  const problems = items.flatMap((item, index): [string, string][] => {
    const field = `items.${index}.lineId`
    if (!catalogue.lineById.has(item.lineId)) return [[field, 'UNKNOWN']]
    const found = findItem(catalogue, item)
    return found && found.entry.row.lineId !== item.lineId ? [[field, 'INVALID']] : []
  })
  if (problems.length > 0)
    throw badUserInput('The cart cannot be used', Object.fromEntries(problems))
}

function requireSellingDay(content: CartContent) {
  const day = deliveryDayOf(content)
  if (day !== null && businessDayStatus(day) !== 'openWithSales') {
    throw badUserInput('The day does not sell', { deliveryDay: 'CLOSED' })
  }
}

/** Tells the browser whether it still shows what was ordered, or may go on with its cart under another key. */
function howOrdered(ordered: StoredCart | null, wanted: CartContent): OrderedCart {
  if (ordered?.orderStatus === 'canceled') return ORDERED_CART.canceled
  if (ordered?.orderStatus === 'waitingForPayment') {
    return isSameCart(ordered.content, wanted) ? ORDERED_CART.unpaid : ORDERED_CART.ordered
  }
  return ordered && isSameOrder(ordered.content, wanted)
    ? ORDERED_CART.bought
    : ORDERED_CART.ordered
}

/** Whatever a customer chose is the same; the department is the server's. */
const isSameCart = (ordered: CartContent, wanted: CartContent): boolean =>
  isDeepStrictEqual(chosen(ordered), chosen(wanted))

const chosen = (content: CartContent) => ({
  ...withContactsByWords(content),
  departmentCode: null,
})

/** The same items, where and for when. A day or slot that the cart has lost meanwhile, as once the order has filled it, is no other one. */
function isSameOrder(ordered: CartContent, wanted: CartContent): boolean {
  return (
    isDeepStrictEqual(ordered.items, wanted.items) &&
    ordered.address === wanted.address &&
    (wanted.deliveryDay === null || wanted.deliveryDay === ordered.deliveryDay) &&
    (wanted.deliverySlot === null || isDeepStrictEqual(ordered.deliverySlot, wanted.deliverySlot))
  )
}

const toChange = ({ item, ...change }: Reconciled): CartChange => ({ ...item, ...change })
