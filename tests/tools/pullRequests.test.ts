import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../../src/tools/support/root'

type Job = { steps: { run?: string }[] }
const workflow: { on: Record<string, unknown>; jobs: Record<string, Job> } = parse(
  readFileSync(join(ROOT, '.github/workflows/check.yml'), 'utf8'),
)

test('pull requests are checked and tested whatever they change, on whichever branch', () => {
  expect(workflow.on).toHaveProperty('pull_request', null)
})

test.each([
  ['check', 'npm run check'],
  ['test', 'npm test'],
])('the job %s runs %s, on no condition, and fails when that fails', (name, command) => {
  const { steps = [], ...job } = workflow.jobs[name] ?? {}
  expect(steps.flatMap(({ run = [] }) => run)).toEqual(['npm ci', command])
  for (const part of [job, ...steps]) {
    expect(Object.keys(part)).not.toContain('if')
    expect(Object.keys(part)).not.toContain('continue-on-error')
  }
})
