import type { Clock } from '#domain/time/clock'
import type { Database } from '../../db/database'
import { EnvironmentError } from '../../base/env/env'
import { forgetPaymentCustomers } from '../../modules/customer/paymentCustomerRepo'
import {
  readProvider,
  refusalOf,
  writeProvider,
  type ProviderName,
} from '../../providers/payments/rememberedProvider'

/** Stores which provider the shop's payments run on: another one would know none of its customers. */
export const setProvider = (db: Database, name: ProviderName, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const known = await readProvider(tx)
    await writeProvider(tx, name, now)
    if (known !== null && known !== name) await forgetPaymentCustomers(tx)
  })

/** Another provider than before stops production (EnvironmentError); a developer's shop follows its variables. */
export async function ensureProvider(
  db: Database,
  own: ProviderName,
  { isProduction, clock }: { isProduction: boolean; clock: Clock },
): Promise<void> {
  const known = await readProvider(db)
  const refusal = refusalOf(known, own)
  if (refusal !== null && isProduction) throw new EnvironmentError([refusal])
  if (known !== own) await setProvider(db, own, clock.now())
}
