import { availableParallelism } from 'node:os'
import { buildIfStale } from './support/buildIfStale'
import { type Outcome, runChecks } from './support/checks'
import { endOnSignal } from './support/endOnSignal'
import { preparedFor, prepareEndToEnd, runEndToEnd, type Preparations } from './support/endToEnd'
import { startPostgres, type LocalPostgres } from './support/postgres'
import { runJest } from './support/runJest'

/** Everything that proves the shop, ended by one line: `N passed, N failed`. */
async function main() {
  endOnSignal()
  // What later parts begin with is made beside the first ones: alone, it leaves a core idle.
  const preparations = prepareEndToEnd()
  const postgres = startPostgres()
  // Its own part tells of a failure.
  postgres.catch(() => undefined)
  const parts = [
    await part('Code', checkAndBuild),
    await part('Components', testComponents),
    await part('Rules, tools, packages, and the API on both databases', () =>
      testOn(postgres, preparations),
    ),
    await part('Journeys in Chromium', () => runEndToEnd([], preparations)),
  ]
  const total = (key: keyof Outcome) => parts.reduce((sum, outcome) => sum + outcome[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') > 0 ? 1 : 0
}

/**
 * What the journeys open is built beside the checks, whose last one leaves cores idle. A build that fails is tried again there,
 * and said.
 */
async function checkAndBuild(): Promise<Outcome> {
  const [outcome] = await Promise.all([runChecks(), buildIfStale().catch(() => undefined)])
  return outcome
}

async function part(title: string, runPart: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`\n== ${title}`)
  const started = performance.now()
  const outcome = await runPart().catch((error: unknown): Outcome => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`== ${title}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`)
  return outcome
}

/** They wait more than others do, for what comes later on a page: a fourth worker fills it, on two cores. */
const testComponents = () =>
  runJest(['--selectProjects', 'client', '--maxWorkers', String(2 * availableParallelism())])

async function testOn(
  starting: Promise<LocalPostgres>,
  preparations: Preparations,
): Promise<Outcome> {
  const postgres = await starting
  try {
    return await runJest(['--selectProjects', 'domain', 'tools', 'packages', 'api', 'embedded'], {
      TEST_DATABASE_URL: postgres.url,
      // Where they could not be made, the journeys tell of it.
      ...(await preparedFor(preparations).catch(() => ({}))),
    })
  } finally {
    await postgres.stop()
  }
}

void main()
