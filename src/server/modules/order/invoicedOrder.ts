import type { InvoicedOrder } from '#domain/order/invoice'
import { formatOrderNumber } from '#domain/order/orderNumber'
import type { PaymentRow } from './orderPaymentsReadModel'
import type { OrderLineRow, OrderRow } from './orderRepo'
import { parseTotals } from './orderTotals'

/** What the invoice of an order is made of. */
export const toInvoicedOrder = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  payments: readonly PaymentRow[],
  deliveredAt: Date,
): InvoicedOrder => ({
  orderNumber: formatOrderNumber(order.number),
  orderedAt: order.createdAt,
  deliveredAt,
  deliveryAddress: order.deliveryAddress,
  payByCreditTransfer: order.payByCreditTransfer,
  totalHT: order.totalHT,
  totalTTC: order.totalTTC,
  totals: parseTotals(order.totals),
  invoiceCompanyName: order.invoiceCompanyName,
  invoiceCompanySiret: order.invoiceCompanySiret,
  invoiceCustomerName: order.invoiceCustomerName,
  invoiceAddress: order.invoiceAddress,
  invoiceDetails: order.invoiceDetails,
  lines,
  payments: payments.filter(({ isUnwanted }) => !isUnwanted),
})
