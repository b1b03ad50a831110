import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { BIG_CHECK, writeBigProject } from '../../../packages/schema-guard/tests/bigProject'
import { runCommand, runNode, type Outcome } from '../../../packages/schema-guard/tests/runCommand'
import { ROOT } from '../support/root'
import { count, ratio, type Part } from './figures'
import { SCHEMA_GOALS } from './goals'
import { median } from './median'

const TIMES = 3

/** What no one can check without: both schemas built and validated, the client's text read. */
const READ_BOTH = `
  const { readFileSync } = require('node:fs')
  const { buildSchema, validateSchema } = require('graphql')
  for (const path of process.argv.slice(1, 3)) validateSchema(buildSchema(readFileSync(path, 'utf8')))
  readFileSync(process.argv[3], 'utf8')`

/** The check of a schema of 2,000 types and 500 operations, by processor time: neighbours slow the clock on the wall. */
export async function schema(): Promise<Part> {
  const folder = writeBigProject()
  const paths = ['schema.graphql', 'candidate.graphql', 'client/client.ts']
  const files = paths.map((path) => join(folder, path))
  const checks: Outcome[] = []
  const floors: Outcome[] = []
  try {
    for (let time = 0; time < TIMES; time += 1) {
      checks.push(await runCommand('check', BIG_CHECK, folder))
      floors.push(await runNode([], ['-e', READ_BOTH, ...files], ROOT))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  if (floors.some(({ code }) => code !== 0)) throw new Error(floors[0]?.errors)
  const cpu = (outcomes: readonly Outcome[]) => median(outcomes.map(({ cost }) => cost.cpuMs))
  return {
    title: 'Schema check of 2,000 types and 500 operations, beside graphql-js reading both schemas',
    figures: [
      ratio(
        'processor time',
        'ms',
        { ours: cpu(checks), floor: cpu(floors) },
        { atMost: SCHEMA_GOALS.time },
      ),
      count('memory', 'MB', median(checks.map(({ cost }) => cost.megabytes)), {
        atMost: SCHEMA_GOALS.megabytes,
      }),
    ],
  }
}
