import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema, introspectionFromSchema } from 'graphql'
import { parse } from 'yaml'
import { packGuard } from '../pack'
import { PACKAGE, ROOT } from '../support/root'
import { createFolder } from './shopFolder'

const SCHEMA = 'type Query { dish: Dish! }\ntype Dish { id: ID! price: Int! }\n'
const site = createFolder({
  'schema.graphql': SCHEMA,
  'src/pages/list.ts': 'export const query = gql`query Dishes { dish { price } }`\n',
})
const built = mkdtempSync(join(tmpdir(), 'schema-guard-built-'))
const HEADERS = 'private-token: abc\nx-team: kitchen'

let server: Server
let address = ''
const refused: string[] = []
const staging: unknown[] = []

beforeAll(async () => {
  await packGuard(join(built, 'schema-guard.mjs'))
  await site.run('manifest', ['--release', '41', '--output', join(built, 'manifest.json')])
  server = createServer(({ url = '', headers }, response) => {
    if (url === '/graphql') {
      staging.push([headers.authorization, headers['x-day'], headers['private-token']])
      response.end(JSON.stringify({ data: introspectionFromSchema(buildSchema(SCHEMA)) }))
    } else if (headers['private-token'] !== 'abc' || headers['x-team'] !== 'kitchen') {
      refused.push(url)
      response.writeHead(401).end()
    } else response.end(readFileSync(join(built, url)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const where: AddressInfo | string | null = server.address()
  address = `http://127.0.0.1:${typeof where === 'object' ? where?.port : 0}`
})
afterAll(async () => {
  site.remove()
  rmSync(built, { recursive: true })
  await new Promise((done) => server.close(done))
})

/** Runs the parts of a job one after another, as a runner does: the first that fails ends it. */
async function runJob(
  scripts: readonly string[],
  env: Record<string, string>,
  candidate: string,
  shell = 'bash',
) {
  const backEnd = createFolder({ 'api/schema.graphql': candidate })
  let output = ''
  for (const script of scripts) {
    const { code, text } = await new Promise<{ code: number; text: string }>((done) => {
      const options = { cwd: backEnd.folder, env: { ...process.env, ...env, NO_COLOR: '1' } }
      const flags = shell === 'bash' ? ['-e', '-o', 'pipefail'] : ['-e']
      execFile(shell, [...flags, '-c', script], options, (error, out, errors) =>
        done({ code: error ? Number(error.code ?? 1) : 0, text: `${out}${errors}` }),
      )
    })
    output += text
    if (code !== 0) return { code, output, ...backEnd }
  }
  return { code: 0, output, ...backEnd }
}

const BROKEN = SCHEMA.replace('price: Int!', 'price: Int')

describe('the workflow for GitHub', () => {
  type Job = { steps: { run?: string }[] }
  const { jobs }: { jobs: Record<string, Job> } = parse(
    readFileSync(join(ROOT, '.github/workflows/schema-candidate.yml'), 'utf8'),
  )
  const scripts = (jobs.candidate?.steps ?? []).flatMap(({ run }) => run ?? [])
  const run = (candidate: string, headers = HEADERS, more = {}) =>
    runJob(
      scripts,
      {
        CANDIDATE: 'api/schema.graphql',
        CANDIDATE_HEADERS: '',
        ...more,
        GUARD: `${address}/schema-guard.mjs`,
        MANIFESTS: `${address}/manifest.json`,
        SCHEMA_GUARD_HEADERS: headers,
        GITHUB_STEP_SUMMARY: 'summary.md',
      },
      candidate,
    )

  test('annotates what breaks, and writes the report', async () => {
    const { code, output, folder, remove } = await run(BROKEN)

    expect(code).toBe(1)
    expect(output).toContain('::error file=src/pages/list.ts,line=1')
    expect(output).toContain('This change breaks release 41')
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain(
      '| 🔴 breaking | `Dish.price`',
    )
    remove()
  })

  test('lets pass what breaks nothing', async () => {
    const { code, output, remove } = await run(`${SCHEMA}type Other { a: Int }`)
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Nothing breaks') })
    remove()
  })

  test('asks a server with the headers that are for it', async () => {
    staging.length = 0
    const url = `${address}/graphql`
    const headers = 'authorization: Bearer a b\nx-day: 1'
    const { code, output, remove } = await run('', HEADERS, {
      CANDIDATE: url,
      CANDIDATE_HEADERS: headers,
    })

    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Nothing breaks') })
    expect(staging).toEqual([
      ['Bearer a b', '1', undefined],
      ['Bearer a b', '1', undefined],
    ])
    remove()
  })

  test('fails when nothing can be downloaded', async () => {
    refused.length = 0
    const { code, remove } = await run(SCHEMA, '')
    expect(code).not.toBe(0)
    expect(refused).toEqual(['/schema-guard.mjs'])
    remove()
  })
})

describe('the template for GitLab', () => {
  type Template = Record<string, { script: string[]; variables?: Record<string, string> }>
  const template: Template = parse(readFileSync(join(PACKAGE, 'gitlab.yml'), 'utf8'))
  const { script = [], variables = {} } = template['schema-guard'] ?? {}
  const run = (
    candidate: string,
    given: Record<string, string> = { SCHEMA_CANDIDATE: 'api/schema.graphql' },
    shell?: string,
  ) =>
    runJob(
      script,
      {
        SCHEMA_GUARD: `${address}/schema-guard.mjs`,
        SCHEMA_MANIFESTS: `${address}/manifest.json ${address}/manifest.json`,
        SCHEMA_GUARD_HEADERS: HEADERS,
        ...given,
        // A variable of the job wins over those of the pipeline.
        ...variables,
      },
      candidate,
      shell,
    )

  test('fails with the report, and keeps it', async () => {
    const { code, output, folder, remove } = await run(BROKEN)

    expect(code).toBe(1)
    expect(output).toContain('src/pages/list.ts:1 query Dishes in release 41')
    expect(readFileSync(join(folder, 'schema-guard.md'), 'utf8')).toContain('Dish.price')
    expect(JSON.parse(readFileSync(join(folder, 'schema-guard.json'), 'utf8'))).toMatchObject([
      {
        severity: 'critical',
        location: { path: 'api/schema.graphql', lines: { begin: 2 } },
      },
    ])
    remove()
  })

  test('lets pass what breaks nothing', async () => {
    const { code, output, remove } = await run(SCHEMA)
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Nothing breaks') })
    remove()
  })

  test.each(['bash', 'sh'])(
    'sends a server the headers that are for it, and no other, in %s',
    async (shell) => {
      staging.length = 0
      const given = {
        SCHEMA_CANDIDATE: `${address}/graphql`,
        SCHEMA_CANDIDATE_HEADERS: 'authorization: Bearer a b\n\nx-day: 1 $(id) `id` \\n',
      }
      const { code, output, remove } = await run('', given, shell)

      expect({ code, output }).toEqual({
        code: 0,
        output: expect.stringContaining('Nothing breaks'),
      })
      const sent = ['Bearer a b', '1 $(id) `id` \\n', undefined]
      expect(staging).toEqual([sent, sent, sent])
      remove()
    },
  )

  test('takes schema.graphql when nobody names a candidate', async () => {
    const { code, output, remove } = await run(BROKEN, { SCHEMA_CANDIDATE: '' })
    expect(code).not.toBe(0)
    expect(output).toContain('« schema.graphql » is neither a file')
    remove()
  })
})
