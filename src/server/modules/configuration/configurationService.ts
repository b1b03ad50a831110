import type { Clock } from '#domain/time/clock'
import { FALLBACK_CONFIGURATION } from '#domain/pricing/pricing'
import type { DatabaseConnection } from '../../db/database'
import { remembered } from '../../db/remembered'
import { concerns } from '../../db/stockChange'
import { createConfigurationRepo } from './configurationRepo'

export type ConfigurationService = ReturnType<typeof createConfigurationService>

/** Fees and limits, page titles and the banner: read on every page, changed once a week. */
export function createConfigurationService({
  database: { db, onStockChange },
  clock,
}: {
  database: Pick<DatabaseConnection, 'db' | 'onStockChange'>
  clock: Clock
}) {
  const repo = createConfigurationRepo(db)
  const memory = {
    special_configurations: remembered(
      clock,
      async () => (await repo.latestSpecialConfiguration()) ?? FALLBACK_CONFIGURATION,
    ),
    seo_rules: remembered(clock, repo.seoRules),
    hello_bars: remembered(clock, repo.latestHelloBar),
  }
  onStockChange((change) => {
    for (const [name, { forget }] of Object.entries(memory)) {
      if (concerns(change, name)) forget()
    }
  })
  return {
    /** The configuration in force, or the fallback when there is none. docs/rules/prices.md#fallback-configuration */
    specialConfiguration: memory.special_configurations.get,
    seoRules: memory.seo_rules.get,
    helloBar: memory.hello_bars.get,
  }
}
