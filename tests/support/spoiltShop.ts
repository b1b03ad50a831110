import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  GraphQLError,
  GraphQLNonNull,
  isCompositeType,
  isListType,
  isNonNullType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLOutputType,
} from 'graphql'
import type { CartItem } from '#domain/cart/cart'
import { anAccountOrder } from '../client/orders/anOrder'
import { fieldResolver, filler, refusal, type Responses, type Resolver } from './fakeApi'
import { CAMILLE } from './renderApp'
import { createShop, FOUND, MENU, product, TRAY, VEGAN } from './shopFront'

const ROOT = join(__dirname, '../..')
const ARTIFACTS = join(ROOT, '__generated__/relay')

/** What goes wrong with a field that the contract allows to be null. */
export type Spoil = 'null' | 'error'

/** A field, `Product.nutrition`, and whether it holds more fields. */
type NullableField = { name: string; isObject: boolean }

/** Every operation of the site with the fields of its response that may be null, but those that have none. */
export function nullableFieldsOfOperations(): Map<string, NullableField[]> {
  const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'))
  const entries = readdirSync(ARTIFACTS).flatMap((file): [string, NullableField[]][] => {
    const [, text] =
      /"text": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(join(ARTIFACTS, file), 'utf8')) ?? []
    const name = file.replace('.graphql.ts', '')
    if (text === undefined || name === 'networkTestQuery') return []
    const found = new Map<string, NullableField>()
    const types = new TypeInfo(schema)
    const source: unknown = JSON.parse(text)
    visit(
      parse(String(source)),
      visitWithTypeInfo(types, {
        Field: ({ name: { value } }) => {
          const type = types.getType()
          if (!type || isNonNullType(type)) return
          const field = `${String(types.getParentType())}.${value}`
          found.set(field, { name: field, isObject: isCompositeType(getNamedType(type)) })
        },
      }),
    )
    return found.size > 0 ? [[name, [...found.values()]]] : []
  })
  return new Map(entries)
}

const order = anAccountOrder({
  documents: [{ type: 'invoice', fileUrl: '/documents/1' }],
  itemRecovery: {},
  wireTransfer: {},
  canRequestItemRecovery: true,
  status: 'delivered',
})

/** The number of an order that still has to be paid, at a server that cannot begin a payment. */
export const UNPAID = 'order-unpaid'

const unpaid = anAccountOrder({
  id: UNPAID,
  number: 'T-24816',
  status: 'waitingForPayment',
  isFullyPaid: false,
  amountDue: 20_000,
  expiresAt: '2026-11-24T10:30:00+01:00',
  payments: [
    { amount: 10_000, type: 'wireTransfer', paidAt: '2026-11-24T09:00:00+01:00', hasFailed: false },
  ],
})

const orderOf = (id: string) => (id === UNPAID ? unpaid : order)

const soldOut = { available: 0, unavailabilityPublicMessage: 'De retour lundi.' }

/** A cart of so many of an article loses it when it is stored. */
export const MORE_THAN_KEPT = 5

const customer = { phone: CAMILLE.phone, companySize: '10-49' }

const responses: Responses = {
  seoRules: [{ slug: '/' }],
  hellobar: { isActive: true, link: '/cart' },
  availableInventory: {
    products: [TRAY, VEGAN, product({ id: '3', name: 'Plateau Charonne', ...soldOut })],
    menus: [MENU, { ...MENU, id: '2', name: 'Formule Rive droite', ...soldOut }],
    lines: [TRAY.line],
  },
  lastDeliveryContacts: [{}],
  lastInvoiceContacts: [{}],
  order: ({ id }: { id: string }) => orderOf(id),
  createPaymentIntent: () => {
    throw refusal('INTERNAL_SERVER_ERROR', 'The server failed')
  },
  orders: ({ after }: { after?: string | null }) =>
    after == null
      ? [order, unpaid]
      : [
          { ...order, id: 'order-2', number: 'T-24814' },
          { ...unpaid, id: 'order-3', number: 'T-24813' },
        ],
  ordersCount: 4,
  product: TRAY,
  setCart: ({ cart: { items } }: { cart: { items: readonly CartItem[] } }) => {
    const [first] = items
    if (first?.qty !== MORE_THAN_KEPT) return { items, changes: [] }
    return { items: [], changes: [{ ...first, requestedQty: MORE_THAN_KEPT, qty: 0 }] }
  },
  getCustomerProfile: customer,
  updateCustomer: customer,
  startPasskeyCreation: {
    challenge: 'Y2hhbGxlbmdl',
    domain: 'localhost',
    userHandle: 'MQ',
    algorithms: [-7],
    known: [],
  },
  addPasskey: {},
  deletePasskey: {},
  repeatOrder: {},
  setPlanDateSkipped: {},
  setPlanPaused: {},
  endPlan: {},
  authenticate: { token: 'token-of-the-test' },
  getUserFromToken: CAMILLE,
  updateOrderInvoiceDetails: ({ orderId }: { orderId: string }) => orderOf(orderId),
  orderTracking: ({ orderId }: { orderId: string }) => {
    const tracked = orderOf(orderId)
    return { status: tracked.status, isOwner: true, order: tracked }
  },
}

const known = (id: string, line: string) => ({ id, participantsPerQuantity: 1, line: { id: line } })

/** What an order was made of must be the same wherever a response names it. */
const WHOLE: Readonly<Record<string, unknown>> = {
  Product: known('1', 'LIGNE-PLATEAUX'),
  Menu: known('1', 'LIGNE-MENUS'),
}

/** A whole value for a field that may be null, so that there is something to spoil. */
function whole(type: GraphQLOutputType, name: string): unknown {
  const article = isListType(type) ? undefined : WHOLE[getNamedType(type).name]
  if (article !== undefined) return article
  const value = filler(isNonNullType(type) ? type : new GraphQLNonNull(type), name)
  const isEmptyList = Array.isArray(value) && value.length === 0
  const inner = isNonNullType(type) ? type.ofType : type
  return isEmptyList && isListType(inner) ? [whole(inner.ofType, name)] : value
}

/** A shop that has a response to everything, but for the fields that are spoilt. */
export function createSpoiltShop(spoilt: ReadonlySet<string>, how: Spoil) {
  const met = new Map<string, Set<string>>()
  const resolve: Resolver = (parent, args, context, info) => {
    const operation = info.operation.name?.value ?? ''
    const field = `${info.parentType.name}.${info.fieldName}`
    if (spoilt.has(field)) {
      if (how === 'error')
        throw new GraphQLError('Spoilt', { extensions: { code: 'INTERNAL_SERVER_ERROR' } })
      return null
    }
    const isGiven = parent instanceof Object && info.fieldName in parent
    const value: unknown = isGiven
      ? fieldResolver(parent, args, context, info)
      : whole(info.returnType, info.fieldName)
    if (value != null) met.set(operation, (met.get(operation) ?? new Set()).add(field))
    return value
  }
  const shop = createShop(responses, () => Response.json(FOUND), resolve)
  let underWay = 0
  const fetch: typeof shop.fetch = async (url, request) => {
    underWay += 1
    return shop.fetch(url, request).finally(() => (underWay -= 1))
  }
  return {
    ...shop,
    fetch,
    isWaitedFor: () => underWay > 0,
    /** By operation, the fields of its responses that have held a value. */
    met,
  }
}
