import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../../../src/tools/support/root'

type Workflow = { jobs: Record<string, { steps: { run?: string; uses?: string }[] }> }

const workflow: Workflow = parse(readFileSync(join(ROOT, '.github/workflows/schema.yml'), 'utf8'))
const runs = Object.values(workflow.jobs).flatMap(({ steps }) =>
  steps.flatMap(({ run }) => (run === undefined ? [] : [run])),
)

test('the workflow calls commands that exist, with options that they know', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  )
  const called = [...runs.join('\n').matchAll(/npm run --silent (\S+) --/g)].map(([, name]) => name)

  expect(new Set(called)).toEqual(new Set(['schema:manifest', 'schema:check']))
  for (const name of called) expect(Object.keys(scripts)).toContain(name)

  const sources = ['options.ts', 'clientOptions.ts', 'commands/manifestCommand.ts']
    .map((file) => readFileSync(join(ROOT, 'src/tools/schema', file), 'utf8'))
    .join('\n')
  const options = [...runs.join('\n').matchAll(/ --([a-z-]+)/g)].map(([, option]) => option)
  for (const option of options.filter((one) => one !== 'silent')) {
    expect(sources).toMatch(new RegExp(`\\b${option}\\b'?: \\{ type`))
  }
})

test('what somebody else may write into a pull request never becomes part of a command', () => {
  for (const run of runs) expect(run).not.toContain('${{')
})
