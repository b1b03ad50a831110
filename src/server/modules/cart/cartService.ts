import { isDeepStrictEqual } from 'node:util'
import type {
  Cart,
  CartChange,
  CartInput,
  ItemRecoveryInput,
} from '../../../../__generated__/server/types'
import { businessDayStatus, firstOfferedDay, parisDay } from '../../../domain/time/calendar'
import type { Clock } from '../../../domain/time/clock'
import { reconcileCart, type CartChange as Reconciled } from '../../../domain/catalogue/inventory'
import type { OrderStatus } from '../../../domain/order/orderStatus'
import { DEFAULT_DISTRIBUTION_POINT } from '../../../domain/catalogue/storefronts'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { badUserInput, forbidden } from '../../base/errors'
import type { ConfigurationService } from '../configuration/configurationService'
import type { CustomerService } from '../customer/customerService'
import type { DeliveryService } from '../delivery/deliveryService'
import type { Catalogue, InventoryService } from '../inventory/inventoryService'
import {
  parseCartContent,
  parseCartInput,
  parseCartKey,
  parseRecoveryInput,
  type CartContent,
} from './cartContent'
import { deliveryDayOf, findItem, quoteCart, type Quote, type QuotedItem } from './cartQuote'
import { createFindCart, lockCartVersion, saveCart } from './cartRepo'
import { deliveryPlace } from './deliveryPlace'

export type { CartContent, Quote, QuotedItem }

/** A stored cart; `updatedAt` tells one version from the next. */
export type StoredCart = {
  key: string
  content: CartContent
  answeredTotalTTC: number
  updatedAt: Date
  /** The order that it became, and how that stands; null before that. */
  orderId: string | null
  orderStatus: OrderStatus | null
}

export type CartService = ReturnType<typeof createCartService>

/** Keeps what customers chose and says what it costs. */
export function createCartService({
  db,
  clock,
  delivery,
  inventory,
  configuration,
  customers,
}: {
  db: Database
  clock: Clock
  delivery: DeliveryService
  inventory: InventoryService
  configuration: ConfigurationService
  customers: CustomerService
}) {
  const findCart = createFindCart(db)

  /** Where the cart goes and who delivers it: `nearest` is null when nobody does. */
  async function route(viewer: Viewer, content: CartContent) {
    const agreements = await customers.agreements(viewer)
    const place = deliveryPlace(content, viewer, agreements)
    const zone = await delivery.zoneAt(place)
    const nearest =
      zone === null || zone.businessUnitId === null
        ? null
        : await delivery.nearestPoint(zone.businessUnitId, place)
    return { agreements, place, zone, nearest }
  }

  type Route = Awaited<ReturnType<typeof route>>

  async function quoteFor(content: CartContent, { agreements, zone }: Route): Promise<Quote> {
    const [catalogue, special] = await Promise.all([
      inventory.catalogue(),
      configuration.specialConfiguration(),
    ])
    return quoteCart({
      content,
      catalogue,
      configuration: special,
      agreements,
      zone,
      now: clock.now(),
    })
  }

  /** What can be had of the items. A day that has passed is left to `createOrder`: the customer keeps the cart. */
  async function reconcile(content: CartContent, { nearest }: Route) {
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

  /** The viewer's own cart; null for a key that is somebody else's, made up or malformed. */
  async function find(viewer: Viewer, key: string): Promise<StoredCart | null> {
    const cartKey = parseCartKey(key)
    const row = cartKey === null ? null : await findCart(cartKey, viewer.id)
    return row && cartKey ? { ...row, key: cartKey, content: parseCartContent(row.content) } : null
  }

  return {
    async set(viewer: Viewer, key: string, input: CartInput): Promise<Cart> {
      const cartKey = parseCartKey(key)
      if (cartKey === null) throw badUserInput('Not a cart key', { key: 'INVALID' })
      const wanted = parseCartInput(input)
      requireKnownLines(wanted, await inventory.catalogue())
      requireSellingDay(wanted)
      const way = await route(viewer, wanted)
      const { items, changes } = await reconcile(wanted, way)
      const content = { ...wanted, items }
      const { totals } = await quoteFor(content, way)
      const outcome = await saveCart(db, {
        key: cartKey,
        userId: viewer.id,
        content,
        answeredTotalTTC: totals.sumPriceCartTTC,
        now: clock.now(),
      })
      if (outcome === 'foreign') throw forbidden('FOREIGN_CART')
      if (outcome === 'ordered') {
        const ordered = await find(viewer, cartKey)
        throw badUserInput('Already ordered', { key: howOrdered(ordered, wanted) })
      }
      return { id: cartKey, items, changes: changes.map(toChange), totals }
    },

    find,

    /** Locks a cart for the caller's transaction; false when it is no longer the version that was read. */
    lock: (tx: Database, { id: userId }: Viewer, { key, updatedAt }: StoredCart) =>
      lockCartVersion(tx, { key, userId, updatedAt }),

    /** Reads a recovery asked for after the order, as the cart reads its own; error BAD_USER_INPUT. */
    readRecovery: (input: ItemRecoveryInput) => parseRecoveryInput(input),

    /** Everything about a stored cart that an order needs, found again on the server. */
    async quote(viewer: Viewer, content: CartContent) {
      const way = await route(viewer, content)
      return {
        ...(await quoteFor(content, way)),
        place: way.place,
        zone: way.zone,
        nearest: way.nearest,
      }
    },
  }
}

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

/** Tells the browser whether it still shows what was bought, or may go on with its cart under another key. */
function howOrdered(ordered: StoredCart | null, { items }: CartContent) {
  const status = ordered?.orderStatus
  if (status === 'canceled') return 'ORDER_CANCELED'
  const isOpen = status === 'waitingForPayment'
  return !isOpen && isDeepStrictEqual(ordered?.content.items, items)
    ? 'ALREADY_BOUGHT'
    : 'ALREADY_ORDERED'
}

const toChange = ({ item, ...change }: Reconciled): CartChange => ({ ...item, ...change })
