import type { Clock } from '#domain/time/clock'
import type { Database } from '../db/database'
import { setProvider } from '../flows/payment/shopProvider'
import { countOpenMoney } from '../providers/payments/openMoneyReadModel'
import { readProvider, type ProviderName } from '../providers/payments/rememberedProvider'
import type { OpsResult } from './OpsResult'

type Dependencies = { db: Database; clock: Clock; own: ProviderName }

/**
 * Changes the shop's payment provider on purpose: run with the new variables while the shop is stopped, once the old
 * provider has nothing left to end.
 */
export async function changeProvider(
  { db, clock, own }: Dependencies,
  wanted: string,
): Promise<OpsResult> {
  if (wanted !== own) {
    return { isDone: false, words: `These variables run on ${own}: give those of ${wanted}.` }
  }
  const known = await readProvider(db)
  const { unpaid, owed, closed } = await countOpenMoney(db)
  if (known !== own && unpaid + owed > 0) {
    return {
      isDone: false,
      words: `${unpaid} orders wait for their payment and ${owed} refunds are owed at ${known ?? 'no provider'}: let them end first.`,
    }
  }
  if (known !== own && closed > 0) {
    return {
      isDone: false,
      words: `${closed} closed accounts still have cards at ${known ?? 'no provider'}: let them be deleted first.`,
    }
  }
  await setProvider(db, own, clock.now())
  return { isDone: true, words: `The shop's payments run on ${own} from its next start on.` }
}
