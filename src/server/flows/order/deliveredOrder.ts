import { agreedRecovery } from '#domain/order/agreedRecovery'
import { formatOrderNumber } from '#domain/order/orderNumber'
import type { DeliveredOrder } from '../../modules/document/DeliveredOrder'
import type { OrderLineRow, OrderRow } from '../../modules/order/orderRepo'
import { parseRecovery } from '../../modules/order/parseRecovery'

/** What the delivery note of an order is made of. */
export const toDeliveredOrder = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  depot: string,
): DeliveredOrder => ({
  number: formatOrderNumber(order.number),
  status: order.status,
  orderedAt: order.createdAt,
  slotStartAt: order.slotStartAt,
  slotEndAt: order.slotEndAt,
  depot,
  companyName: order.invoiceCompanyName,
  deliveryAddress: order.deliveryAddress,
  deliveryDetails: order.deliveryDetails,
  contactName: order.deliveryContactName,
  contactPhone: order.deliveryContactPhone,
  toDeliversHot: order.toDeliversHot,
  hasToLeaveBags: order.hasToLeaveBags,
  recovery: agreedRecovery(parseRecovery(order.itemRecovery)),
  lines: lines
    .filter(({ kind }) => kind !== 'menuProduct')
    .map(({ id, name: label, quantity }) => ({
      label,
      quantity,
      parts: lines
        .filter(({ kind, parentId }) => kind === 'menuProduct' && parentId === id)
        .map((part) => ({ label: part.name, quantity: part.quantity })),
    })),
})
