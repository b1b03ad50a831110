import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../../src/tools/support/root'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const numbers = (version: string) => version.split('.').map(Number)

type Step = { with?: Record<string, string> }
type Job = { strategy?: { matrix: { node: string[] } }; steps: Step[] }
const workflow: { on: object; jobs: Record<string, Job> } = parse(
  read('.github/workflows/check.yml'),
)
const { engines }: { engines: { node: string } } = JSON.parse(read('package.json'))

test('the oldest Node of the workflow is that of `engines` and of .nvmrc, and newer ones follow', () => {
  const oldest = read('.nvmrc').trim()
  const tested = workflow.jobs.test?.strategy?.matrix.node ?? []
  expect(engines.node).toBe(`>=${oldest}`)
  expect(numbers(tested[0] ?? '')).toEqual(numbers(oldest).slice(0, 2))
  expect(tested.map((version) => numbers(version)[0])).toEqual([20, 22, 24])
})

test('each pull request is checked on the oldest, and tested on all of them', () => {
  expect(Object.keys(workflow.on)).toContain('pull_request')
  const versions = (job: string) =>
    workflow.jobs[job]?.steps.flatMap((step) =>
      Object.entries(step.with ?? {}).filter(([name]) => name.startsWith('node-version')),
    )
  expect(versions('check')).toEqual([['node-version-file', '.nvmrc']])
  expect(versions('test')).toEqual([['node-version', '${{ matrix.node }}']])
})
