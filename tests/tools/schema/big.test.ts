import { rmSync } from 'node:fs'
import { BIG_CHECK, writeBigProject } from './bigProject'
import { runCommand } from './runCommand'

const folder = writeBigProject()
afterAll(() => rmSync(folder, { recursive: true }))

// How long it takes is measured beside a floor: `npm run measure -- schema`.
test('2,000 types and 500 operations are checked within 300 MB', async () => {
  const { output, code, cost } = await runCommand('schemaCheck', BIG_CHECK, folder)

  const report: { operations: number; counts: unknown } = JSON.parse(output)
  expect(report.operations).toBe(500)
  expect(report.counts).toEqual({ breaking: 2, dangerous: 0, safe: 0, approved: 0 })
  expect(code).toBe(1)
  expect(cost.megabytes).toBeLessThan(300)
}, 60_000)

test('this repository is checked, and nothing breaks', async () => {
  const { errors, output, code } = await runCommand('schemaCheck', ['schema.graphql'])

  expect(errors).toBe('')
  expect(output).toContain('Nothing breaks')
  expect(code).toBe(0)
}, 60_000)
