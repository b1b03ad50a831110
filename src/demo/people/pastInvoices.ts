import { deliveryHour } from '#domain/delivery/delivery'
import { invoiceContent, invoiceNumber, invoiceSeries } from '#domain/order/invoice'
import { formatOrderNumber } from '#domain/order/orderNumber'
import type { invoices, numberSeries } from '#server/db/tables'
import type { OrderSeed } from './pastOrders'

type InvoiceRow = typeof invoices.$inferInsert
type Numbered = { seed: OrderSeed; number: number }

/** The invoices of the delivered orders, numbered in the order of their deliveries, and where that leaves the series. */
export function pastInvoices(orders: readonly Numbered[]): {
  invoices: InvoiceRow[]
  series: (typeof numberSeries.$inferInsert)[]
} {
  const last = new Map<string, number>()
  const delivered = orders
    .filter(({ seed }) => seed.order.status === 'delivered')
    .map((numbered) => ({ ...numbered, issuedAt: deliveryHour(numbered.seed.order) }))
    .sort((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())
  const issued = delivered.map(({ seed, number: orderNumber, issuedAt }) => {
    const series = invoiceSeries(issuedAt)
    const count = (last.get(series) ?? 0) + 1
    last.set(series, count)
    const number = invoiceNumber(series, count)
    const content = contentOf(seed, orderNumber, { number, issuedAt })
    return { number, orderId: seed.order.id, issuedAt, content }
  })
  return { invoices: issued, series: [...last].map(([series, count]) => ({ series, last: count })) }
}

function contentOf(
  { order, lines, payments }: OrderSeed,
  orderNumber: number,
  issue: { number: string; issuedAt: Date },
) {
  return invoiceContent(
    {
      orderNumber: formatOrderNumber(orderNumber),
      orderedAt: order.createdAt,
      deliveredAt: issue.issuedAt,
      deliveryAddress: order.deliveryAddress,
      payByCreditTransfer: order.payByCreditTransfer,
      totalHT: order.totalHT,
      totalTTC: order.totalTTC,
      totals: order.totals,
      invoiceCompanyName: order.invoiceCompanyName ?? null,
      invoiceCompanySiret: order.invoiceCompanySiret ?? null,
      invoiceCustomerName: order.invoiceCustomerName ?? null,
      invoiceAddress: order.invoiceAddress ?? null,
      invoiceDetails: order.invoiceDetails ?? null,
      lines: lines.map((line) => ({ ...line, freeQuantity: line.freeQuantity ?? 0 })),
      // A transfer that came later is not on the document.
      payments: payments.map(({ type, amount, paidAt, hasFailed }) => ({
        type,
        amount,
        paidAt: paidAt && paidAt <= issue.issuedAt ? paidAt : null,
        hasFailed: hasFailed ?? false,
      })),
    },
    issue,
  )
}
