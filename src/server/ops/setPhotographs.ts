import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { photographMark } from '#domain/catalogue/photograph'
import { SHOP_LOCKS } from '../db/advisoryLocks'
import type { Database, Transaction } from '../db/database'
import { menus, products } from '../db/tables/catalogue'
import { loadInTurn, refuse } from './loadInTurn'
import type { OpsResult } from './OpsResult'

/** What the files of a folder came to, where the command was typed. */
const takenSchema = v.object({
  photographs: v.array(
    v.object({
      /** The key of its article. */
      key: v.string(),
      fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
      ground: v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/)),
    }),
  ),
  problems: v.array(v.string()),
})

export type TakenPhotographs = v.InferOutput<typeof takenSchema>

/** Gives articles their photographs, all of them or none; a dry run only says which are new. */
export async function setPhotographs(
  { db }: { db: Database },
  input: unknown,
  { isDryRun }: { isDryRun: boolean },
): Promise<OpsResult> {
  const { photographs, problems } = v.parse(takenSchema, input)
  return loadInTurn(db, SHOP_LOCKS.catalogue, async (tx) => {
    const known = await findMarks(tx)
    const unknown = photographs
      .filter(({ key }) => !known.has(key))
      .map(({ key }) => `${key}: no product and no menu of the shop has this key`)
    if (problems.length + unknown.length > 0) {
      return refuse([...problems, ...unknown])
    }
    const changed = photographs
      .map(({ key, fingerprint, ground }) => ({ key, mark: photographMark(fingerprint, ground) }))
      .filter(({ key, mark }) => known.get(key) !== mark)
    const counted = `${changed.length} new photographs, ${photographs.length - changed.length} as they were.`
    if (isDryRun) {
      return { isDone: true, words: [...changed.map(({ key }) => `+ ${key}`), counted].join('\n') }
    }
    for (const { key, mark } of changed) await writeMark(tx, key, mark)
    return { isDone: true, words: counted }
  })
}

/** The photographs that articles have, by key; null for one without. */
async function findMarks(tx: Transaction): Promise<Map<string, string | null>> {
  const fields = <T extends typeof products | typeof menus>(table: T) => ({
    key: table.picture,
    mark: table.photograph,
  })
  const rows = [
    ...(await tx.select(fields(products)).from(products).orderBy(asc(products.id))),
    ...(await tx.select(fields(menus)).from(menus).orderBy(asc(menus.id))),
  ]
  return new Map(rows.map(({ key, mark }) => [key, mark]))
}

async function writeMark(tx: Transaction, key: string, photograph: string) {
  await tx.update(products).set({ photograph }).where(eq(products.picture, key))
  await tx.update(menus).set({ photograph }).where(eq(menus.picture, key))
}
