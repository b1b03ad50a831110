import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../../../src/tools/support/root'

type Step = { run?: string; uses?: string; 'working-directory'?: string }
type Permissions = Record<string, string>
type Workflow = {
  on: Record<string, unknown>
  permissions: Permissions
  jobs: Record<string, { steps: Step[]; permissions?: Permissions }>
}

const read = (name: string): Workflow =>
  parse(readFileSync(join(ROOT, '.github/workflows', name), 'utf8'))
const called = read('schema-candidate.yml')
const jobs = [read('schema.yml'), called].flatMap((workflow) => Object.values(workflow.jobs))
const steps = jobs.flatMap((job) => job.steps)
const runs = steps.flatMap(({ run }) => (run === undefined ? [] : [run]))

/** What the text of a workflow calls the guard with. */
const guardOptions = (text: string) =>
  text
    .split('\n')
    .filter((line) => /schema:|schema-guard|--manifest/.test(line))
    .flatMap((line) => [...line.matchAll(/ --([a-z-]+)/g)])
    .map(([, option]) => option)

test('the workflow calls commands that exist, with options that they know', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  )
  const scriptsRun = [...runs.join('\n').matchAll(/ run --silent (\S+) --/g)].map(
    ([, name]) => name,
  )

  expect(new Set(scriptsRun)).toEqual(new Set(['schema:manifest', 'schema:check']))
  for (const name of scriptsRun) expect(Object.keys(scripts)).toContain(name)

  const sources = ['options.ts', 'clientOptions.ts', 'commands/manifestCommand.ts']
    .map((file) => readFileSync(join(ROOT, 'packages/schema-guard/src', file), 'utf8'))
    .join('\n')
  const options = guardOptions(runs.join('\n'))
  expect(options).toContain('manifest')
  for (const option of options.filter((one) => one !== 'silent' && one !== 'prefix')) {
    expect(sources).toMatch(new RegExp(`\\b${option}\\b'?: \\{ type`))
  }
})

test('what is released is read in its own folder, so that its places are those of the pull request', () => {
  const [step] = steps.filter(({ run }) => run?.includes('schema:manifest'))

  expect(step?.['working-directory']).toBe('released')
  expect(step?.run).not.toMatch(/--(schema|documents) /)
})

test('what an outsider may write into a pull request never becomes part of a command', () => {
  for (const run of runs) expect(run).not.toContain('${{')
})

test('what others call is callable alone, and no job of it asks for more than to read', () => {
  expect(Object.keys(called.on)).toEqual(['workflow_call'])
  expect(Object.keys(read('schema.yml').on)).toEqual(['pull_request'])
  expect(called.permissions).toEqual({ contents: 'read' })
  for (const job of Object.values(called.jobs)) expect(job.permissions).toBeUndefined()
})
