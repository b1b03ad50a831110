import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { NATIVE_TSC } from '../../../src/tools/support/checks'
import { ROOT } from '../../../src/tools/support/root'
import { REACT_FAULTS } from './reactFaults'

/** On the second line no one waits for a promise, on the third it is handed to who expects none, on the fourth stands a text for a number. */
const FAULTS = `const save = async (count: number) => count
save(1)
export const saveAll = (counts: number[]) => counts.forEach((count) => save(count))
export const many: number = 'many'
`
/** A handler of React may be async. */
const HANDLER = `const save = async () => undefined
export const Save = () => <button onClick={() => save()} />
export const SaveLater = () => <button onClick={save} />
`
const FAULTY = [
  'src/server/modules/order/planted.ts',
  'src/client/areas/order/planted.tsx',
  'tests/api/order/planted.test.ts',
  'tests/client/order/planted.test.tsx',
  'packages/planted/src/planted.ts',
  'packages/planted/tests/planted.test.ts',
]
const HANDLING = 'src/client/areas/order/Save.tsx'
const folderOf = (rule: string) => `src/client/areas/${rule}`

const folder = mkdtempSync(join(tmpdir(), 'tablee-native-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const run = (program: string, ...args: string[]) =>
  new Promise<string>((done) => {
    execFile(program, args, { cwd: folder, maxBuffer: 64e6 }, (_, output) => done(output))
  })

const reportSchema = v.object({
  diagnostics: v.array(
    v.object({
      code: v.string(),
      filename: v.string(),
      labels: v.array(v.object({ span: v.object({ line: v.number() }) })),
    }),
  ),
})

let found: { file: string; what: string }[]
let types: string[]

beforeAll(async () => {
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) {
    cpSync(join(ROOT, file), join(folder, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const file of FAULTY) write(file, FAULTS)
  write(HANDLING, HANDLER)
  for (const [rule, text] of Object.entries(REACT_FAULTS)) write(`${folderOf(rule)}/A.tsx`, text)

  const [report, said] = await Promise.all([
    run(join(ROOT, 'node_modules/.bin/oxlint'), '--format', 'json', 'src', 'tests', 'packages'),
    run(process.execPath, NATIVE_TSC, '--noEmit', '--singleThreaded', '--incremental', 'false'),
  ])
  found = v
    .parse(reportSchema, JSON.parse(report))
    .diagnostics.map(({ code, filename, labels }) => ({
      file: filename,
      what: `${labels[0]?.span.line} ${code}`,
    }))
  types = said.split('\n').filter((line) => line.includes('planted'))
})

const foundIn = (path: string) =>
  found.flatMap(({ file, what }) => (file.startsWith(path) ? [what] : [])).sort()

test.each(FAULTY)('a promise that is left alone is found in %s', (file) => {
  expect(foundIn(file)).toEqual([
    '2 typescript(no-floating-promises)',
    '3 typescript(no-misused-promises)',
  ])
})

test('a handler of an event may be async', () => {
  expect(foundIn(HANDLING)).toEqual([])
})

test.each(FAULTY)('a wrong type is found in %s', (file) => {
  expect(types).toContainEqual(expect.stringContaining(`${file}(4,14): error TS2322`))
})

test.each(Object.keys(REACT_FAULTS))('what React forbids is found: %s', (rule) => {
  expect(foundIn(folderOf(rule))).toEqual([expect.stringContaining(`(${rule})`)])
})

test('every rule of React that is set has its fault', async () => {
  const { overrides } = v.parse(
    v.object({ overrides: v.array(v.object({ rules: v.record(v.string(), v.unknown()) })) }),
    JSON.parse(await run(join(ROOT, 'node_modules/.bin/oxlint'), '--print-config')),
  )
  const set = overrides.flatMap(({ rules }) => Object.keys(rules))
  expect(set.filter((rule) => rule.startsWith('react/')).sort()).toEqual(
    Object.keys(REACT_FAULTS).map((rule) => `react/${rule}`),
  )
})
