import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { newsletterSubscribers, orders, users } from '../../db/tables'

export async function findUserFacts(db: Database, userId: number) {
  const rows = await db
    .select({
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      phone: users.phone,
      companyName: users.companyName,
      companySize: users.companySize,
      companyActivityField: users.companyActivityField,
      hasAcceptedNewsletter:
        sql`${users.hasAcceptedNewsletter} or coalesce(${newsletterSubscribers.isSubscribed}, false)`.mapWith(
          Boolean,
        ),
      hasPassword: sql`${users.passwordHash} is not null`.mapWith(Boolean),
      paymentCustomerId: users.paymentCustomerId,
      utm: users.utm,
    })
    .from(users)
    .leftJoin(newsletterSubscribers, eq(newsletterSubscribers.email, sql`lower(${users.email})`))
    .where(eq(users.id, userId))
  const facts = rows[0]
  if (!facts) throw new Error(`User ${userId} has a session and no account`)
  return facts
}

type CustomerChange = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstname'
    | 'lastname'
    | 'phone'
    | 'companyName'
    | 'companySize'
    | 'companyActivityField'
    | 'utm'
  >
>

export async function updateUser(
  db: Database,
  userId: number,
  change: CustomerChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.update(users).set(change).where(eq(users.id, userId))
}

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
