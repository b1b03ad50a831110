import * as v from 'valibot'
import type { Clock } from '#domain/time/clock'
import { parisDay } from '#domain/time/calendar'
import { SHOP_LOCKS } from '../../db/advisoryLocks'
import type { Database } from '../../db/database'
import { loadInTurn, refuse } from '../loadInTurn'
import type { OpsResult } from '../OpsResult'
import { catalogueSchema, type Catalogue } from './Catalogue'
import { ambiguousKeys, compareCatalogue } from './compareCatalogue'
import { findStoredCatalogue } from './storedCatalogue'
import { tellNumbers } from '../tellChanges'
import { tellDifference } from './tellDifference'
import { writeDifference } from './writeCatalogue'

/** What the files of a folder came to, where the command was typed. */
const readFolder = v.union([
  v.object({ catalogue: catalogueSchema }),
  v.object({ problems: v.array(v.string()) }),
])

type Dependencies = { db: Database; clock: Clock }

/** Writes the articles, prices and words of a folder, in one transaction; with a dry run, only returns the changes. */
export async function loadCatalogue(
  { db, clock }: Dependencies,
  input: unknown,
  { isDryRun }: { isDryRun: boolean },
): Promise<OpsResult> {
  const read = v.parse(readFolder, input)
  if ('problems' in read) return refuse(read.problems)
  return loadInTurn(db, SHOP_LOCKS.catalogue, (tx) =>
    load(tx, read.catalogue, { now: clock.now(), isDryRun }),
  )
}

async function load(
  tx: Parameters<typeof writeDifference>[0],
  catalogue: Catalogue,
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<OpsResult> {
  const stored = await findStoredCatalogue(tx)
  const ambiguous = ambiguousKeys(stored)
  if (ambiguous.length > 0) {
    const words = `Nothing is written: the shop has several articles called ${ambiguous.join(', ')}.`
    return { isDone: false, words }
  }
  const difference = compareCatalogue(catalogue, stored)
  if (isDryRun) return { isDone: true, words: tellDifference(difference) }
  await writeDifference(tx, difference, { now, today: parisDay(now) })
  return { isDone: true, words: `The catalogue is loaded: ${tellNumbers(difference)}` }
}
