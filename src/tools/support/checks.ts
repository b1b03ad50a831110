import { run } from './run'

export type Outcome = { passed: number; failed: number }

type Check = { title: string; command: string; args: readonly string[] }

const CHECKS: readonly Check[] = [
  { title: 'Generated for Relay is fresh', command: 'relay-compiler', args: ['--validate'] },
  {
    title: 'Generated for the server is fresh',
    command: 'graphql-codegen',
    args: ['--config', 'codegen.yml', '--check'],
  },
  { title: 'Types', command: 'tsc', args: ['--noEmit', '--project', '.'] },
  {
    title: 'Lint',
    command: 'eslint',
    args: [
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ],
  },
  { title: 'Format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
]

/** Everything that can be said about the code without running it. */
export async function runChecks(): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0 }
  for (const { title, command, args } of CHECKS) {
    const hasPassed = (await run(command, args)) === 0
    outcome[hasPassed ? 'passed' : 'failed'] += 1
    console.log(`${hasPassed ? '✓' : '✗'} ${title}`)
  }
  return outcome
}
