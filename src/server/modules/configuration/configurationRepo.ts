import { desc } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { helloBars, seoRules, specialConfigurations } from '../../db/tables/configuration'

/** What the shop says about itself, as stored. */
export function createConfigurationRepo(db: Database) {
  return {
    async latestSpecialConfiguration() {
      const [row] = await db
        .select()
        .from(specialConfigurations)
        .orderBy(desc(specialConfigurations.id))
        .limit(1)
      return row ?? null
    },
    async latestHelloBar() {
      const [row] = await db.select().from(helloBars).orderBy(desc(helloBars.id)).limit(1)
      return row ?? null
    },
    seoRules: async () => db.select().from(seoRules).orderBy(seoRules.slug),
  }
}
