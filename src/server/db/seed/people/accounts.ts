import { hash } from '@node-rs/argon2'
import type { sandboxCards, sandboxCustomers, users } from '../../tables'
import { ATELIER_NORD, CANTINE_RIVOLI, MIGREE, PETIT_STUDIO } from './companies'

type UserRow = typeof users.$inferInsert
type Account = Omit<UserRow, 'passwordHash' | 'createdAt' | 'hasAcceptedTermsAt'> & {
  id: number
  hasPassword: boolean
}

const DEMO_PASSWORD = 'Demo-Tablee-2026'
export const CAMILLE = 1
export const LOUIS = 4
const CAMILLE_AT_PROVIDER = 'cus_demo_camille'

/** The four accounts of a demonstration. docs/rules/accounts.md#demo-accounts */
const ACCOUNTS: readonly Account[] = [
  {
    id: CAMILLE,
    email: 'camille@atelier-nord.example',
    firstname: 'Camille',
    lastname: 'Lefèvre',
    phone: '01 99 00 45 10',
    companyId: ATELIER_NORD,
    canUseWireTransfer: true,
    paymentCustomerId: CAMILLE_AT_PROVIDER,
    hasAcceptedNewsletter: true,
    hasPassword: true,
  },
  {
    id: 2,
    email: 'yanis@petit-studio.example',
    firstname: 'Yanis',
    lastname: 'Benali',
    phone: '01 99 00 45 20',
    companyId: PETIT_STUDIO,
    hasPassword: true,
  },
  {
    id: 3,
    email: 'ines@migree.example',
    firstname: 'Inès',
    lastname: 'Marchand',
    phone: '01 99 00 45 30',
    companyId: MIGREE,
    hasPassword: false,
  },
  {
    id: LOUIS,
    email: 'louis@cantine-rivoli.example',
    type: 'canteen',
    firstname: 'Louis',
    lastname: 'Garnier',
    phone: '01 99 00 45 40',
    companyId: CANTINE_RIVOLI,
    hasPassword: true,
  },
]

// The same cost as modules/auth/password.ts, which lies above the data base.
const hashPassword = () => hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

export function userRows(createdAt: Date): Promise<UserRow[]> {
  return Promise.all(
    ACCOUNTS.map(async ({ hasPassword, ...account }) => ({
      ...account,
      passwordHash: hasPassword ? await hashPassword() : null,
      hasAcceptedTermsAt: hasPassword ? createdAt : null,
      emailValidatedAt: createdAt,
      createdAt,
    })),
  )
}

export const sandboxCustomerRows: (typeof sandboxCustomers.$inferInsert)[] = [
  { id: CAMILLE_AT_PROVIDER, email: 'camille@atelier-nord.example' },
]

/** One that is valid for three years more, whatever the clock says, and one that expired last year. */
export function sandboxCardRows(now: Date): (typeof sandboxCards.$inferInsert)[] {
  return [
    {
      id: 'pm_demo_camille',
      customerId: CAMILLE_AT_PROVIDER,
      brand: 'visa',
      country: 'FR',
      last4: '0003',
      expMonth: 8,
      expYear: now.getUTCFullYear() + 3,
      cvcCheck: 'pass',
      behaviour: 'approve',
    },
    {
      id: 'pm_demo_camille_former',
      customerId: CAMILLE_AT_PROVIDER,
      brand: 'mastercard',
      country: 'FR',
      last4: '4444',
      expMonth: 6,
      expYear: now.getUTCFullYear() - 1,
      cvcCheck: 'pass',
      behaviour: 'expired',
    },
  ]
}
