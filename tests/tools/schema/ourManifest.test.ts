import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCheckCommand } from '../../../packages/schema-guard/src/commands/checkCommand'
import { runManifestCommand } from '../../../packages/schema-guard/src/commands/manifestCommand'
import { ROOT } from '../../../src/tools/support/root'
import { schemaSurroundings } from '../../../src/tools/support/schemaSurroundings'
import { writeOperations } from '../../../src/tools/support/writeOperations'

const folder = mkdtempSync(join(tmpdir(), 'tablee-manifest-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function run(command: typeof runCheckCommand, args: string[], around = {}) {
  const said: string[] = []
  const code = await command(args, {
    ...schemaSurroundings(),
    cwd: ROOT,
    write: (text) => void said.push(text),
    writeError: (text) => void said.push(text),
    ...around,
  })
  return { code, said: said.join('\n') }
}

type Report = { findings: { uses: { release?: string }[] }[]; counts: unknown }
const withoutReleases = (said: string) => {
  const { findings, counts }: Report = JSON.parse(said)
  return {
    counts,
    findings: findings.map(({ uses, ...finding }) => ({
      ...finding,
      uses: uses.map(({ release: _, ...use }) => use),
    })),
  }
}

test('the manifest of the shop says in an empty folder what its sources say', async () => {
  const manifest = join(folder, 'manifest.json')
  await run(runManifestCommand, ['--release', '41', '--output', manifest])
  const schema = readFileSync(join(ROOT, 'schema.graphql'), 'utf8')
  const candidate = join(folder, 'candidate.graphql')
  const edits: [string, string][] = [
    ['  price: Int!', '  price: Int'],
    ['  address: String!', '  floor: Int!\n  address: String!'],
    ['  confirmed', '  packed\n  confirmed'],
  ]
  writeFileSync(
    candidate,
    edits.reduce((text, [from, to]) => text.replaceAll(from, to), schema),
  )

  const own = await run(runCheckCommand, [candidate, '--format', 'json'])
  const told = await run(runCheckCommand, [candidate, '--manifest', manifest, '--format', 'json'], {
    project: undefined,
    cwd: folder,
  })

  expect(own.code).toBe(1)
  expect(withoutReleases(told.said)).toEqual(withoutReleases(own.said))
})

test('the operations of a build are those of the release that its page names', async () => {
  const written = join(folder, 'operations.json')
  const quiet = { ...schemaSurroundings(), write: () => undefined }
  try {
    process.env.TABLEE_RELEASE = '20261124.1'
    await writeOperations(written, quiet)
    expect(JSON.parse(readFileSync(written, 'utf8'))).toMatchObject({ release: '20261124.1' })
    process.env.TABLEE_RELEASE = '"><script>'
    await expect(writeOperations(written, quiet)).rejects.toThrow('TABLEE_RELEASE')
  } finally {
    delete process.env.TABLEE_RELEASE
  }
})
