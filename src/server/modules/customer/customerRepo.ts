import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { unauthenticated } from '../../base/errors'
import type { Database } from '../../db/database'
import { newsletterSubscribers } from '../../db/tables/mailSubscriptions'
import { users } from '../../db/tables/users'

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
    // What an address has chosen is its owner's: an account that has not confirmed it knows only its own choice.
    .leftJoin(
      newsletterSubscribers,
      and(
        eq(newsletterSubscribers.email, sql`lower(${users.email})`),
        isNotNull(users.emailValidatedAt),
      ),
    )
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

/** Error UNAUTHENTICATED when the account was closed since the request came: it names no one again. */
export async function updateUser(
  db: Database,
  userId: number,
  change: CustomerChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  const changed = await db
    .update(users)
    .set(change)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .returning({ id: users.id })
  if (changed.length === 0) throw unauthenticated()
}
