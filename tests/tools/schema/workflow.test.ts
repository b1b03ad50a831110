import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../../../src/tools/support/root'

type Step = { run?: string; uses?: string; 'working-directory'?: string }
type Workflow = { jobs: Record<string, { steps: Step[] }> }

const workflow: Workflow = parse(readFileSync(join(ROOT, '.github/workflows/schema.yml'), 'utf8'))
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)
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
  const called = [...runs.join('\n').matchAll(/ run --silent (\S+) --/g)].map(([, name]) => name)

  expect(new Set(called)).toEqual(new Set(['schema:manifest', 'schema:check']))
  for (const name of called) expect(Object.keys(scripts)).toContain(name)

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
