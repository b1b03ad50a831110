import { eq } from 'drizzle-orm'
import { agreedRecovery } from '#domain/order/agreedRecovery'
import { formatOrderNumber } from '#domain/order/orderNumber'
import type { Database } from '../../db/database'
import { orders } from '../../db/tables/orders'
import { users } from '../../db/tables/users'
import { parseRecovery } from './parseRecovery'

/** What the mails of an order say, and to whom. */
export async function findAddressedOrder(tx: Database, orderId: string) {
  const [row] = await tx
    .select({
      account: { id: users.id, email: users.email, emailValidatedAt: users.emailValidatedAt },
      firstname: users.firstname,
      orderId: orders.id,
      trackingToken: orders.trackingToken,
      number: orders.number,
      status: orders.status,
      slotStartAt: orders.slotStartAt,
      slotEndAt: orders.slotEndAt,
      deliveryAddress: orders.deliveryAddress,
      deliveryContactName: orders.deliveryContactName,
      deliveryContactPhone: orders.deliveryContactPhone,
      deliveryDetails: orders.deliveryDetails,
      invoiceDetails: orders.invoiceDetails,
      itemRecovery: orders.itemRecovery,
      totals: orders.totals,
      totalTTC: orders.totalTTC,
      payByCreditTransfer: orders.payByCreditTransfer,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  if (!row) return null
  const { itemRecovery, ...order } = row
  return {
    ...order,
    number: formatOrderNumber(row.number),
    recovery: agreedRecovery(parseRecovery(itemRecovery)),
  }
}
