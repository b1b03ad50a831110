import { desc, eq } from 'drizzle-orm'
import { formatDayOf, formatHour } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import type { Database } from '../db/database'
import { errorWords } from '../db/errorWords'
import { opsMoves } from '../db/tables/ops'
import type { OpsResult } from './OpsResult'

const MAX_LISTED = 20

type Dependencies = { db: Database; clock: Clock }

/**
 * Runs a command and writes down who ran it, when, and what came of it. Written down first: a move whose process died, or
 * that failed, is in the list as well, and none is made that could not be written down.
 */
export async function recorded(
  { db, clock }: Dependencies,
  { who, args }: { who: string; args: readonly string[] },
  run: () => Promise<OpsResult>,
): Promise<OpsResult> {
  const [move] = await db
    .insert(opsMoves)
    .values({ who, command: [...args], startedAt: clock.now() })
    .returning({ id: opsMoves.id })
  if (!move) throw new Error('The move could not be written down')
  const finish = async (result: OpsResult) => {
    await db
      .update(opsMoves)
      .set({ ...result, finishedAt: clock.now() })
      .where(eq(opsMoves.id, move.id))
  }
  const outcome = await run().catch(async (error: unknown) => {
    await finish({ isDone: false, words: errorWords(error) })
    throw error
  })
  await finish(outcome)
  return outcome
}

/** The last moves, newest first, a line each. */
export async function listMoves({ db }: Pick<Dependencies, 'db'>): Promise<OpsResult> {
  const moves = await db
    .select()
    .from(opsMoves)
    .orderBy(desc(opsMoves.startedAt), desc(opsMoves.id))
    .limit(MAX_LISTED)
  const lines = moves.map(
    ({ who, command, startedAt, isDone, words }) =>
      `${formatDayOf(startedAt)} ${formatHour(startedAt)}  ${who}  ${command.join(' ')}  ` +
      `${outcomeOf(isDone)}${words === null ? '' : `: ${words.replaceAll('\n', ' ')}`}`,
  )
  return { isDone: true, words: lines.length > 0 ? lines.join('\n') : 'Nothing was moved yet.' }
}

function outcomeOf(isDone: boolean | null): string {
  if (isDone === null) return 'not finished'
  return isDone ? 'done' : 'refused'
}
