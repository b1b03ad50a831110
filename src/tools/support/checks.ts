import { availableParallelism } from 'node:os'
import { runQuietly } from './run'

export type Outcome = { passed: number; failed: number }

type Check = {
  title: string
  command: string
  args: readonly string[]
  environment?: Record<string, string>
}

/** TypeScript 7, by its path: `typescript` has a `tsc` too, and is what ESLint and the generators load. */
export const NATIVE_TSC = 'node_modules/@typescript/native/bin/tsc'

/** The longest first, so that the short ones fill what is left of the time. Those that compile for themselves do it on one thread: on several, each checks again what the others need. */
const CHECKS: readonly Check[] = [
  {
    title: 'Lint',
    command: 'eslint',
    args: [
      ...['.', '--max-warnings', '0'],
      ...['--cache', '--cache-location', 'node_modules/.cache/eslint/'],
    ],
  },
  {
    title: 'Types',
    command: process.execPath,
    args: [NATIVE_TSC, '--noEmit', '--project', '.', '--singleThreaded'],
  },
  {
    title: 'Lint of promises and of React',
    command: 'oxlint',
    args: ['src', 'tests', 'packages'],
    environment: { GOMAXPROCS: '1' },
  },
  {
    title: 'No circle of imports',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'packages'],
  },
  {
    title: 'Generated for the server is fresh',
    command: 'graphql-codegen',
    args: ['--config', 'codegen.yml', '--check'],
  },
  { title: 'Generated for Relay is fresh', command: 'relay-compiler', args: ['--validate'] },
  { title: 'Format', command: 'oxfmt', args: ['--check', '.'] },
]

/** Everything that can be said about the code without running it, on all cores. */
export async function runChecks(): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0 }
  const waiting = [...CHECKS]
  const runOneByOne = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      outcome[(await hasPassed(check)) ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runOneByOne))
  return outcome
}

/** Says how a check went in one piece, what it found included: others run beside it. */
async function hasPassed({ title, command, args, environment }: Check): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await runQuietly(command, args, environment)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`)
  if (code !== 0) console.log(output)
  return code === 0
}
