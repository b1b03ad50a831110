import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { shopSettings } from '../../db/tables/settings'
import type { PaymentProvider } from './PaymentProvider'

const SETTING = 'paymentProvider'

export type ProviderName = 'sandbox' | 'stripe-test' | 'stripe-live'

export const providerNameOf = ({
  isSandbox,
  isLive,
}: Pick<PaymentProvider, 'isSandbox' | 'isLive'>): ProviderName => {
  if (isSandbox) return 'sandbox'
  return isLive ? 'stripe-live' : 'stripe-test'
}

/** The provider that the shop of this database runs on; null before its first start. */
export async function readProvider(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ value: shopSettings.value })
    .from(shopSettings)
    .where(eq(shopSettings.name, SETTING))
  return row?.value ?? null
}

export async function writeProvider(db: Database, name: ProviderName, now: Date): Promise<void> {
  await db
    .insert(shopSettings)
    .values({ name: SETTING, value: name, updatedAt: now })
    .onConflictDoUpdate({ target: shopSettings.name, set: { value: name, updatedAt: now } })
}

/** Why a program that would use another provider must not go on; null when it is the shop's. */
export const refusalOf = (known: string | null, own: ProviderName): string | null =>
  known === null || known === own
    ? null
    : `The shop's payments run on ${known} and these variables on ${own}: use the shop's own, or change it on purpose with: npm run ops -- provider ${own}`
