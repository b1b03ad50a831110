import type { Client } from 'pg'
import * as v from 'valibot'
import type { Statement } from './recordStatements'

/** What a plan touches. */
type Cost = { blocks: number; scans: string[] }

type Plan = {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Shared Hit Blocks'?: number | undefined
  'Shared Read Blocks'?: number | undefined
  Plans?: Plan[] | undefined
}

const planSchema: v.GenericSchema<unknown, Plan> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Shared Hit Blocks': v.optional(v.number()),
  'Shared Read Blocks': v.optional(v.number()),
  Plans: v.optional(v.array(v.lazy(() => planSchema))),
})
const explainedSchema = v.tuple([
  v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: planSchema })]) }),
])

const PLANNED = /^\s*(select|insert|update|delete|with)\b/i

/** The blocks that statements touch, and the big tables that they read from end to end. Nothing they do stays. */
export async function explain(
  client: Client,
  statements: readonly Statement[],
  bigTables: ReadonlySet<string>,
): Promise<Cost> {
  const cost: Cost = { blocks: 0, scans: [] }
  for (const { text, values } of statements.filter((each) => PLANNED.test(each.text))) {
    await client.query('begin')
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
    await client.query('rollback')
    const [{ 'QUERY PLAN': explained }] = v.parse(explainedSchema, rows)
    const { Plan: plan } = explained[0]
    cost.blocks += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
    cost.scans.push(...scansOf(plan).filter((name) => bigTables.has(name)))
  }
  return cost
}

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
]

/** Tables of so many rows that no one may read one from end to end. */
export async function findBigTables(client: Client, rows: number): Promise<ReadonlySet<string>> {
  const found = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples >= $1`,
    [rows],
  )
  return new Set(found.rows.map(({ relname }) => relname))
}
