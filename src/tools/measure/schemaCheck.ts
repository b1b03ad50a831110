import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packGuard } from '../../../packages/schema-guard/pack'
import { BIG_CHECK, writeBigProject } from '../../../packages/schema-guard/support/bigProject'
import { runNode, type Outcome } from '../../../packages/schema-guard/support/runCommand'
import { ROOT } from '../support/root'
import { SHOP_PROJECT } from '../support/schemaSurroundings'
import { count, ratio, type Figure, type Part } from './figures'
import { SCHEMA_GOALS } from './goals'
import { median } from './median'

const TIMES = 3

/** What no one can check without: both schemas built and validated. */
const READ_BOTH = `
  const { readFileSync } = require('node:fs')
  const { buildSchema, validateSchema } = require(process.argv[1])
  for (const path of process.argv.slice(2)) validateSchema(buildSchema(readFileSync(path, 'utf8')))`

type Run = { name: string; folder: string; args: string[]; floor: string[] }

/** The check as one file, at four sizes, by processor time: neighbours slow the clock on the wall. */
export async function schema(): Promise<Part> {
  const built = mkdtempSync(join(tmpdir(), 'schema-guard-measured-'))
  const guard = join(built, 'schema-guard.mjs')
  // 5,440 types of this kind are 45,000 lines, a member each.
  const [big, huge] = [writeBigProject(), writeBigProject(5440, 900)]
  const readBoth = ['-e', READ_BOTH, require.resolve('graphql')]
  const documents = SHOP_PROJECT.documents.flatMap((glob) => ['--documents', glob])
  const bothOf = (folder: string) => [
    ...readBoth,
    ...['schema.graphql', 'candidate.graphql'].map((file) => join(folder, file)),
  ]
  const ours = join(ROOT, 'schema.graphql')
  const runs: (Run & { goal: keyof typeof SCHEMA_GOALS })[] = [
    { name: 'a bare start', goal: 'start', folder: ROOT, args: ['--help'], floor: ['-e', '0'] },
    {
      name: 'our site',
      goal: 'site',
      folder: ROOT,
      args: ['schema.graphql', ...documents],
      floor: [...readBoth, ours, ours],
    },
    { name: '2,000 types', goal: 'big', folder: big, args: BIG_CHECK, floor: bothOf(big) },
    { name: '45,000 lines', goal: 'huge', folder: huge, args: BIG_CHECK, floor: bothOf(huge) },
  ]
  try {
    await packGuard(guard)
    const figures: Figure[] = []
    for (const { goal, ...run } of runs) {
      figures.push(...(await measureRun(guard, run, SCHEMA_GOALS[goal])))
    }
    return {
      title: 'Schema check, beside Node itself or graphql-js reading both schemas',
      figures,
    }
  } finally {
    for (const folder of [built, big, huge]) rmSync(folder, { recursive: true })
  }
}

async function measureRun(
  guard: string,
  { name, folder, args, floor }: Run,
  goal: { time: number; megabytes: number },
): Promise<Figure[]> {
  const checks: Outcome[] = []
  const floors: Outcome[] = []
  for (let time = 0; time < TIMES; time += 1) {
    checks.push(await runNode([], [guard, ...args], folder))
    floors.push(await runNode(floor.slice(0, 2), floor.slice(2), folder))
  }
  const failed = [...checks.filter(({ code }) => code === 2), ...floors.filter(({ code }) => code)]
  if (failed[0]) throw new Error(failed[0].errors)
  const cpu = (outcomes: readonly Outcome[]) => median(outcomes.map(({ cost }) => cost.cpuMs))
  const memory = median(checks.map(({ cost }) => cost.megabytes))
  return [
    ratio(
      `${name}: processor`,
      'ms',
      { ours: cpu(checks), floor: cpu(floors) },
      { atMost: goal.time },
    ),
    count(`${name}: memory`, 'MB', memory, { atMost: goal.megabytes }),
  ]
}
