import { run } from './run'

export type Outcome = { passed: number; failed: number }

type Check = { title: string; command: string; args: readonly string[] }

const LINT: Check = {
  title: 'Lint',
  command: 'eslint',
  args: ['.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
}

const OTHERS: readonly Check[] = [
  { title: 'Generated for Relay is fresh', command: 'relay-compiler', args: ['--validate'] },
  {
    title: 'Generated for the server is fresh',
    command: 'graphql-codegen',
    args: ['--config', 'codegen.yml', '--check'],
  },
  {
    title: 'No circle of imports',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src'],
  },
  { title: 'Types', command: 'tsc', args: ['--noEmit', '--project', '.'] },
  {
    title: 'Format',
    command: 'prettier',
    args: [
      ...['--check', '--log-level', 'warn', '.'],
      ...['--cache', '--cache-location', 'node_modules/.cache/prettier/checked'],
    ],
  },
]

/** Everything that can be said about the code without running it. Lint takes as long as all the others: they run beside it. */
export async function runChecks(): Promise<Outcome> {
  const outcomes = await Promise.all([[LINT], OTHERS].map(runInTurn))
  const total = (key: keyof Outcome) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  return { passed: total('passed'), failed: total('failed') }
}

async function runInTurn(checks: readonly Check[]): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0 }
  for (const { title, command, args } of checks) {
    const hasPassed = (await run(command, args)) === 0
    outcome[hasPassed ? 'passed' : 'failed'] += 1
    console.log(`${hasPassed ? '✓' : '✗'} ${title}`)
  }
  return outcome
}
