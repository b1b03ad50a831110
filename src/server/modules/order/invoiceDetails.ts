import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { Clock } from '#domain/time/clock'
import { normaliseSiret } from '#domain/requests/fields'
import { invoiceProblems, type GivenInvoiceDetails } from '#domain/order/invoiceDetails'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { orders } from '../../db/tables/orders'
import { badUserInput } from '../../base/errors'
import { oneLine } from '#domain/requests/oneLine'
import { isStorableText } from '#domain/requests/storableText'
import { findInvoicedOrders } from './orderDocumentsReadModel'
import { lockOwnOrder } from './ownOrder'

const text = v.pipe(
  v.nullish(v.pipe(v.string(), v.trim(), v.check(isStorableText, 'INVALID')), null),
  v.transform((words) => words || null),
)

const lineOfText = v.pipe(
  text,
  v.transform((words) => (words && oneLine(words)) || null),
)

const givenDetails = v.partial(
  v.object({
    invoiceAddress: lineOfText,
    invoiceCompanyName: lineOfText,
    invoiceCompanySiret: v.pipe(
      lineOfText,
      v.transform((siret) => siret && normaliseSiret(siret)),
    ),
    invoiceCustomerName: lineOfText,
    invoiceDetails: text,
  }),
)

/** Changes the invoice details of the viewer's own order, until its invoice is issued. docs/rules/orders.md#documents */
export const createInvoiceUpdate =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  async (viewer: Viewer, orderId: string, input: GivenInvoiceDetails): Promise<void> => {
    await db.transaction(async (tx) => {
      // What issues the invoice takes the same lock.
      const order = await lockOwnOrder(tx, viewer, orderId)
      const [invoiced] = await findInvoicedOrders(tx, [order.id])
      if (invoiced) throw badUserInput(ERROR_MESSAGES.invoiceIssued)
      if (order.status === 'canceled') throw badUserInput(ERROR_MESSAGES.orderCanceled)
      const given = readDetails(input)
      requireComplete({ ...order, ...given })
      await tx
        .update(orders)
        .set({ ...given, updatedAt: clock.now() })
        .where(eq(orders.id, order.id))
    })
  }

function readDetails(input: GivenInvoiceDetails): GivenInvoiceDetails {
  const parsed = v.safeParse(givenDetails, input)
  if (parsed.success) return parsed.output
  throw badUserInput(
    'The invoice details cannot be used',
    Object.fromEntries(
      parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'invoiceDetails', issue.message]),
    ),
  )
}

function requireComplete(details: GivenInvoiceDetails) {
  const problems = invoiceProblems(details)
  if (Object.keys(problems).length === 0) return
  throw badUserInput('The invoice details cannot be used', { ...problems })
}
