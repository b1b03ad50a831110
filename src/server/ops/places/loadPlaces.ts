import * as v from 'valibot'
import { SHOP_LOCKS } from '../../db/advisoryLocks'
import type { Database } from '../../db/database'
import { placesSchema } from '../../modules/delivery/Places'
import { comparePlaces, writePlaces } from '../../modules/delivery/placesRepo'
import { loadInTurn, refuse } from '../loadInTurn'
import type { OpsResult } from '../OpsResult'
import { tell, tellNumbers } from '../tellChanges'

const readFile = v.union([
  v.object({ places: placesSchema }),
  v.object({ problems: v.array(v.string()) }),
])

/** Writes the kitchens, points and zones of a file, in one transaction; with a dry run, only returns the changes. */
export async function loadPlaces(
  { db }: { db: Database },
  input: unknown,
  { isDryRun }: { isDryRun: boolean },
): Promise<OpsResult> {
  const read = v.parse(readFile, input)
  if ('problems' in read) return refuse(read.problems)
  return loadInTurn(db, SHOP_LOCKS.places, async (tx) => {
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
