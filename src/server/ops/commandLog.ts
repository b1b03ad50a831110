import { desc, eq } from 'drizzle-orm'
import type { Clock } from '#domain/time/clock'
import type { Database } from '../db/database'
import { errorWords } from '../db/errorWords'
import { opsMoves } from '../db/tables/ops'
import { formatInstant } from './formatInstant'
import type { OpsResult } from './OpsResult'

const MAX_LISTED = 20

type Dependencies = { db: Database; clock: Clock }

/**
 * Runs a command and records who ran it, when, and what came of it. Recorded first: a command that failed, or whose process
 * died, is in the list as well, and none runs that could not be recorded.
 */
export async function runRecorded(
  { db, clock }: Dependencies,
  { who, args }: { who: string; args: readonly string[] },
  run: () => Promise<OpsResult>,
): Promise<OpsResult> {
  const [record] = await db
    .insert(opsMoves)
    .values({ who, command: [...args], startedAt: clock.now() })
    .returning({ id: opsMoves.id })
  if (!record) throw new Error('The command could not be recorded')
  const finish = async (result: OpsResult) => {
    await db
      .update(opsMoves)
      .set({ ...result, finishedAt: clock.now() })
      .where(eq(opsMoves.id, record.id))
  }
  const outcome = await run().catch(async (error: unknown) => {
    await finish({ isDone: false, words: errorWords(error) })
    throw error
  })
  await finish(outcome)
  return outcome
}

/** The last commands, newest first, a line each. */
export async function listCommands({ db }: Pick<Dependencies, 'db'>): Promise<OpsResult> {
  const records = await db
    .select()
    .from(opsMoves)
    .orderBy(desc(opsMoves.startedAt), desc(opsMoves.id))
    .limit(MAX_LISTED)
  const lines = records.map(
    ({ who, command, startedAt, isDone, words }) =>
      `${formatInstant(startedAt)}  ${who}  ${command.join(' ')}  ` +
      `${outcomeOf(isDone)}${words === null ? '' : `: ${words.replaceAll('\n', ' ')}`}`,
  )
  return { isDone: true, words: lines.length > 0 ? lines.join('\n') : 'Nothing was moved yet.' }
}

function outcomeOf(isDone: boolean | null): string {
  if (isDone === null) return 'not finished'
  return isDone ? 'done' : 'refused'
}
