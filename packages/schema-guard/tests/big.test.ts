import { rmSync } from 'node:fs'
import { BIG_CHECK, writeBigProject } from '../support/bigProject'
import { runCommand } from '../support/runCommand'

const folder = writeBigProject()
afterAll(() => rmSync(folder, { recursive: true }))

// What it costs is measured beside a floor: `npm run measure -- schema`.
test('2,000 types and 500 operations are checked', async () => {
  const { output, code } = await runCommand('check', BIG_CHECK, folder)

  const report: { clients: unknown; counts: unknown } = JSON.parse(output)
  expect(report.clients).toMatchObject([{ release: null, operations: 500 }])
  expect(report.counts).toEqual({ breaking: 2, dangerous: 0, safe: 0, approved: 0 })
  expect(code).toBe(1)
})
