import { hash } from '@node-rs/argon2'
import * as v from 'valibot'
import type { sandboxCards, sandboxCustomers, users } from '#server/db/tables'
import { text, yes } from '#server/ops/catalogue/folder/values'
import { readData } from '../readData'
import type { CompanyRows } from './companies'

type CardRow = typeof sandboxCards.$inferInsert

const DEMO_PASSWORD = 'Demo-Tablee-2026'

const cardSchema = v.strictObject({
  id: text,
  brand: text,
  last4: text,
  /** So many years after the one in which the demonstration starts. */
  expires: v.strictObject({ month: v.number(), inYears: v.number() }),
  behaviour: v.picklist(['approve', 'expired']),
})

const accountsFile = v.array(
  v.strictObject({
    email: text,
    type: v.optional(v.picklist(['b2b', 'canteen']), 'b2b'),
    firstname: text,
    lastname: text,
    phone: text,
    company: text,
    password: v.optional(yes, true),
    wireTransfer: v.optional(yes, false),
    newsletter: v.optional(yes, false),
    customerId: v.optional(text),
    cards: v.optional(v.array(cardSchema), []),
  }),
)

export type Account = v.InferOutput<typeof accountsFile>[number] & { id: number }

/** The accounts of the demonstration, numbered as their file lists them. */
export const demoAccounts = (): Account[] =>
  readData('people/accounts.yaml', accountsFile).map((account, index) => ({
    ...account,
    id: index + 1,
  }))

// The same cost as modules/auth/password.ts, which is not for the demonstration to call.
const hashPassword = () => hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

export const userRows = (
  accounts: readonly Account[],
  { companies }: Pick<CompanyRows, 'companies'>,
  createdAt: Date,
): Promise<(typeof users.$inferInsert)[]> =>
  Promise.all(
    accounts.map(async ({ id, email, type, firstname, lastname, phone, ...account }) => ({
      id,
      email,
      type,
      firstname,
      lastname,
      phone,
      companyId: companyIdOf(account.company, companies),
      canUseWireTransfer: account.wireTransfer,
      paymentCustomerId: account.customerId ?? null,
      hasAcceptedNewsletter: account.newsletter,
      passwordHash: account.password ? await hashPassword() : null,
      hasAcceptedTermsAt: account.password ? createdAt : null,
      emailValidatedAt: createdAt,
      createdAt,
    })),
  )

function companyIdOf(name: string, companies: CompanyRows['companies']): number {
  const company = companies.find((one) => one.name === name)
  if (!company) throw new Error(`accounts.yaml: there is no company ${name}`)
  return company.id
}

/** The payment provider's side of the accounts: its customers and the cards that it keeps. */
export function providerRows(
  accounts: readonly Account[],
  now: Date,
): { customers: (typeof sandboxCustomers.$inferInsert)[]; cards: CardRow[] } {
  const known = accounts.flatMap(({ customerId, ...account }) =>
    customerId === undefined ? [] : [{ ...account, customerId }],
  )
  return {
    customers: known.map(({ customerId, email }) => ({ id: customerId, email })),
    cards: known.flatMap(({ customerId, cards }) =>
      cards.map(({ expires, ...card }) => ({
        ...card,
        customerId,
        country: 'FR',
        expMonth: expires.month,
        expYear: now.getUTCFullYear() + expires.inYears,
        cvcCheck: 'pass',
      })),
    ),
  }
}
