import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from './checks'
import { ROOT } from './root'
import { run } from './run'

/** For node, and so for each worker of jest; versions of Node that do not know one go without. */
const OPTIONS = [
  // A test file lives for seconds in a context of its own: what V8 optimizes in it is soon thrown away, so it does that later,
  // for a tenth less of the processor. Node 22 no longer knows it.
  '--interrupt-budget=1000000',
  // Room for young objects, in MB: they are looked through less often, and more of them are no longer wanted by then.
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
]
const isKnownToNode = (option: string) =>
  spawnSync(process.execPath, [option, '--version']).status === 0
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js')

type JestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }

/** Runs jest, and counts. */
export async function runJest(args: readonly string[], environment = {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-jest-'))
  try {
    const outputFile = join(folder, 'report.json')
    const code = await run(
      process.execPath,
      [...OPTIONS.filter(isKnownToNode), JEST, ...args, '--json', '--outputFile', outputFile],
      { NODE_ENV: 'test', ...environment },
    )
    const report: JestReport = JSON.parse(readFileSync(outputFile, 'utf8'))
    const failed = Math.max(report.numFailedTests, report.numFailedTestSuites, code === 0 ? 0 : 1)
    return { passed: report.numPassedTests, failed }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
