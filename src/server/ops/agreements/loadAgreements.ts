import * as v from 'valibot'
import { SHOP_LOCKS } from '../../db/advisoryLocks'
import type { Database } from '../../db/database'
import { loadInTurn, refuse } from '../loadInTurn'
import type { OpsResult } from '../OpsResult'
import { tell, tellNumbers } from '../tellChanges'
import { agreementsSchema } from '../../modules/customer/agreements/Agreements'
import { compareAgreements } from '../../modules/customer/agreements/compareAgreements'
import {
  agreementProblems,
  findStoredAgreements,
} from '../../modules/customer/agreements/storedAgreementsReadModel'
import { writeAgreements } from '../../modules/customer/agreements/writeAgreements'

const readFile = v.union([
  v.object({ agreements: agreementsSchema }),
  v.object({ problems: v.array(v.string()) }),
])

/** Writes the companies' agreements of a file, in one transaction; with a dry run, only returns the changes. */
export async function loadAgreements(
  { db }: { db: Database },
  input: unknown,
  { isDryRun }: { isDryRun: boolean },
): Promise<OpsResult> {
  const read = v.parse(readFile, input)
  if ('problems' in read) return refuse(read.problems)
  return loadInTurn(db, SHOP_LOCKS.agreements, async (tx) => {
    const stored = await findStoredAgreements(tx, read.agreements)
    const problems = await agreementProblems(tx, read.agreements, stored)
    if (problems.length > 0) return refuse(problems)
    const difference = compareAgreements(read.agreements, stored)
    const numbers = tellNumbers(difference)
    if (!isDryRun) {
      await writeAgreements(tx, difference)
      return { isDone: true, words: `The agreements are loaded: ${numbers}` }
    }
    const lines = [
      ...tell('company', difference.companies),
      ...tell('discount', difference.discounts),
      ...tell('place', difference.locations),
      ...tell('person', difference.people),
    ]
    return { isDone: true, words: [...lines, numbers].join('\n') }
  })
}
