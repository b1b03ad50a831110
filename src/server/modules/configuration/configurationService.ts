import type { Clock } from '#domain/time/clock'
import { FALLBACK_CONFIGURATION } from '#domain/pricing/extraCosts'
import type { Log } from '../../base/Log'
import type { DatabaseConnection } from '../../db/database'
import { cachedValue } from '../../db/cachedValue'
import { concerns } from '../../db/stockChange'
import { createConfigurationRepo } from './configurationRepo'

export type ConfigurationService = ReturnType<typeof createConfigurationService>

type Dependencies = {
  database: Pick<DatabaseConnection, 'db' | 'onStockChange'>
  clock: Clock
  log: Pick<Log, 'error'>
}

/** Fees and limits, page titles and the banner: read on every page, changed once a week. */
export function createConfigurationService({
  database: { db, onStockChange },
  clock,
  log,
}: Dependencies) {
  const repo = createConfigurationRepo(db)
  const memory = {
    special_configurations: cachedValue(
      clock,
      async () => (await repo.latestSpecialConfiguration()) ?? FALLBACK_CONFIGURATION,
    ),
    seo_rules: cachedValue(clock, repo.seoRules),
    hello_bars: cachedValue(clock, repo.latestHelloBar),
  }
  onStockChange((change) => {
    for (const [name, { forget }] of Object.entries(memory)) {
      if (concerns(change, name)) forget()
    }
  })
  /** For pages: the last value that could be read, or a default until then. */
  const forPages = <T>(read: () => Promise<T>, standIn: T) => {
    let latest = standIn
    return async () => {
      try {
        latest = await read()
      } catch (error) {
        log.error({ err: error }, 'a page does without what could not be read of the configuration')
      }
      return latest
    }
  }
  return {
    /** The configuration in force, or the fallback when there is none. docs/rules/prices.md#fallback-configuration */
    specialConfiguration: memory.special_configurations.get,
    seoRules: memory.seo_rules.get,
    helloBar: memory.hello_bars.get,
    /** Never fail: what every page fetches must not take the page down. docs/rules/errors.md#ignored-failures */
    pages: {
      specialConfiguration: forPages(memory.special_configurations.get, FALLBACK_CONFIGURATION),
      seoRules: forPages(memory.seo_rules.get, []),
    },
  }
}
