import * as v from 'valibot'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { Clock } from '#domain/time/clock'
import { normaliseSiret } from '#domain/requests/fields'
import { invoiceProblems, type GivenInvoiceDetails } from '#domain/order/invoiceDetails'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { badUserInput, requireNoProblems } from '../../base/errors'
import { parseInput } from '../../base/inputs'
import { oneLine } from '#domain/text/oneLine'
import { isStorableText } from '#domain/text/storableText'
import { findInvoicedOrders } from './orderDocumentsReadModel'
import { setInvoiceDetails } from './orderRepo'
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

const MESSAGE = 'The invoice details cannot be used'

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
      const given = parseInput(givenDetails, input, { message: MESSAGE, whole: 'invoiceDetails' })
      requireNoProblems(MESSAGE, { ...invoiceProblems({ ...order, ...given }) })
      await setInvoiceDetails(tx, order.id, given, clock.now())
    })
  }
