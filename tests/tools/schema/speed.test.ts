import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigClient, bigSchema } from './bigSchema'
import { type Outcome, runCommand } from './runCommand'

const folder = mkdtempSync(join(tmpdir(), 'schema-speed-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The cheapest of a few runs, by processor time: neighbours on the machine slow the clock on the wall, and caches, but not the work. */
async function cheapest(run: () => Promise<Outcome>, enough: (outcome: Outcome) => boolean) {
  let best = await run()
  for (let tries = 1; tries < 4 && !enough(best); tries += 1) {
    const next = await run()
    if (next.cost.cpuMs < best.cost.cpuMs) best = next
  }
  return best
}

const within = ({ cost }: Outcome) => cost.cpuMs < 2000 && cost.megabytes < 300

test('2,000 types and 500 operations are checked in under 2 seconds and 300 MB', async () => {
  const base = bigSchema(2000)
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'schema.graphql'), base)
  writeFileSync(
    join(folder, 'candidate.graphql'),
    base
      .replace('price: Int! state: State7!', 'price: Int state: State7!')
      .replace('type Detail9 { id: ID! text: String!', 'type Detail9 { id: ID!'),
  )
  const parts = bigClient(2000, 500)
  writeFileSync(join(folder, 'client/client.ts'), `import 'react-relay'\n${parts}`)

  const outcome = await cheapest(
    () =>
      runCommand(
        'schemaCheck',
        [
          'candidate.graphql',
          '--schema',
          'schema.graphql',
          '--documents',
          'client/**',
          '--format',
          'json',
        ],
        folder,
      ),
    within,
  )

  const report: { operations: number; counts: unknown } = JSON.parse(outcome.output)
  expect(report.operations).toBe(500)
  expect(report.counts).toEqual({ breaking: 2, dangerous: 0, safe: 0, approved: 0 })
  expect(outcome.code).toBe(1)
  expect(outcome.cost.cpuMs).toBeLessThan(2000)
  expect(outcome.cost.megabytes).toBeLessThan(300)
}, 60_000)

test('this repository is checked in under 2 seconds', async () => {
  const outcome = await cheapest(() => runCommand('schemaCheck', ['schema.graphql']), within)

  expect(outcome.errors).toBe('')
  expect(outcome.output).toContain('Nothing breaks')
  expect(outcome.code).toBe(0)
  expect(outcome.cost.cpuMs).toBeLessThan(2000)
}, 60_000)
