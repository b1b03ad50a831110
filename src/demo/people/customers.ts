import * as v from 'valibot'
import { ORDER_STATUSES } from '#domain/order/orderStatus'
import { quantity, text, yes } from '#server/ops/catalogue/folder/values'
import { readData } from '../readData'
import type { Account } from './accounts'

const orderSchema = v.strictObject({
  status: v.picklist(ORDER_STATUSES),
  /** Days from today; moved to a day that sells. */
  inDays: v.number(),
  /** Start of the slot in Paris, HH:mm. */
  hour: v.pipe(text, v.isoTime()),
  brand: v.number(),
  /** Keys of the catalogue, with how many of each. */
  products: v.record(v.string(), quantity),
  menus: v.optional(v.record(v.string(), quantity), {}),
  cutlery: v.optional(yes, false),
  payment: v.picklist(['card', 'declinedThenCard', 'transferPaid', 'transferDue', 'none']),
  contact: text,
  details: text,
})

const ordersFile = v.array(
  v.strictObject({
    account: text,
    address: v.strictObject({ deliveryAddress: text, lat: v.number(), lng: v.number() }),
    contactPhone: text,
    invoice: v.strictObject({ address: text, company: text, siret: text, name: text, phone: text }),
    orders: v.array(orderSchema),
  }),
)

export type Ordered = v.InferOutput<typeof orderSchema>

/** A customer who has ordered before, and to where. */
export type Customer = Omit<v.InferOutput<typeof ordersFile>[number], 'account'> & {
  account: Account
}

export const demoCustomers = (accounts: readonly Account[]): Customer[] =>
  readData('people/orders.yaml', ordersFile).map(({ account: email, ...customer }) => {
    const account = accounts.find((one) => one.email === email)
    if (!account) throw new Error(`orders.yaml: there is no account ${email}`)
    return { ...customer, account }
  })
