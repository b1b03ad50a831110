import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { USER_TYPES } from '../../base/Viewer'
import { instant } from './columns'
import { companies } from './companies'

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    type: text('type', { enum: USER_TYPES }).notNull().default('b2b'),
    email: text('email').notNull(),
    /** argon2id; null for an account migrated without a password. */
    passwordHash: text('password_hash'),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    phone: text('phone'),
    /** What the customer says of a company; the agreements are with `companyId`. */
    companyName: text('company_name'),
    companySize: text('company_size'),
    companyActivityField: text('company_activity_field'),
    companyId: integer('company_id').references(() => companies.id),
    canUseWireTransfer: boolean('can_use_wire_transfer').notNull().default(false),
    paymentCustomerId: text('payment_customer_id'),
    hasAcceptedTermsAt: instant('has_accepted_terms_at'),
    hasAcceptedNewsletter: boolean('has_accepted_newsletter').notNull().default(false),
    /** When the owner of the account followed a link mailed to its address; until then mails wait. */
    emailValidatedAt: instant('email_validated_at'),
    utm: jsonb('utm').$type<Record<string, string>>(),
    createdAt: instant('created_at').notNull(),
    /** When its owner closed it: the row stays for its orders, and names no one. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('users_email_type').on(sql`lower(${table.email})`, table.type),
    // Closed accounts whose cards the payment provider has not deleted yet.
    index('users_closed_customers')
      .on(table.id)
      .where(sql`${table.closedAt} is not null and ${table.paymentCustomerId} is not null`),
  ],
)
