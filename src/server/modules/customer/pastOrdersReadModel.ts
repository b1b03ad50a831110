import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { orders } from '../../db/tables/orders'

/** Where the user's latest orders went and who was billed, newest first. */
export const findPastOrders = async (db: Database, userId: number, limit: number) =>
  db
    .select({
      deliveryAddress: orders.deliveryAddress,
      lat: orders.lat,
      lng: orders.lng,
      departmentCode: orders.departmentCode,
      deliveryContactName: orders.deliveryContactName,
      deliveryContactPhone: orders.deliveryContactPhone,
      deliveryDetails: orders.deliveryDetails,
      invoiceAddress: orders.invoiceAddress,
      invoicePhone: orders.invoicePhone,
      invoiceDetails: orders.invoiceDetails,
      invoiceCompanyName: orders.invoiceCompanyName,
      invoiceCompanySiret: orders.invoiceCompanySiret,
      invoiceCustomerName: orders.invoiceCustomerName,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit)
