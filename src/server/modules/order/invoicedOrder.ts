import type { InvoicedOrder } from '#domain/order/invoice'
import { formatOrderNumber } from '#domain/order/orderNumber'
import type { PaymentRow } from './orderPaymentsReadModel'
import type { OrderLineRow, OrderRow } from './orderRepo'
import { parseTotals } from './orderTotals'

/** The payments that an order took: what it did not take stands in no invoice. docs/rules/payments.md#money-back */
export const takenPayments = (payments: readonly PaymentRow[]): PaymentRow[] =>
  payments.filter(({ isUnwanted }) => !isUnwanted)

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
  payments: takenPayments(payments),
})
