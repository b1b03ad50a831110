import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { SHOP_LOCKS } from '../../db/advisoryLocks'
import type { Database } from '../../db/database'
import { placesSchema } from '../../modules/delivery/Places'
import { comparePlaces, writePlaces } from '../../modules/delivery/placesRepo'
import type { OpsResult } from '../OpsResult'
import { tell, tellNumbers } from '../tellChanges'

const readFile = v.union([
  v.object({ places: placesSchema }),
  v.object({ problems: v.array(v.string()) }),
])

/** Brings a shop's kitchens, points and zones to what a file says, in one transaction; or says what that would change. */
export async function loadPlaces(
  { db }: { db: Database },
  input: unknown,
  { isDryRun }: { isDryRun: boolean },
): Promise<OpsResult> {
  const read = v.parse(readFile, input)
  if ('problems' in read) {
    return { isDone: false, words: ['Nothing is written:', ...read.problems].join('\n') }
  }
  return db.transaction(async (tx) => {
    // Two that load at once take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(${SHOP_LOCKS.places})`)
    const difference = await comparePlaces(tx, read.places)
    const numbers = tellNumbers(difference)
    if (!isDryRun) {
      await writePlaces(tx, difference)
      return { isDone: true, words: `The places are loaded: ${numbers}` }
    }
    const lines = [
      ...tell('kitchen', difference.kitchens),
      ...tell('point', difference.points),
      ...tell('zone', difference.zones),
    ]
    return { isDone: true, words: [...lines, numbers].join('\n') }
  })
}
