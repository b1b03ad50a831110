import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packGuard } from '../pack'
import { PACKAGE, ROOT } from '../support/root'
import { runNode } from '../support/runCommand'
import { createFolder } from './shopFolder'

const SCHEMA = 'type Query { dish: Dish! }\ntype Dish { id: ID! price: Int! }\n'
const shop = createFolder({
  'schema.graphql': SCHEMA,
  'candidate.graphql': SCHEMA.replace('price: Int!', 'price: Int'),
  'src/pages/list.ts': 'export const query = gql`query Dishes { dish { price } }`\n',
})
const CHECK = [
  ...['candidate.graphql', '--schema', 'schema.graphql', '--documents', 'src/**/*.ts'],
  ...['--approvals', 'approvals.yml'],
]
const APPROVED = `approvals:
  - { change: FIELD_TYPE_CHANGED, coordinate: Dish.price, to: Int, until: 2999-01-01, reason: agreed }
`
shop.write('approvals.yml', APPROVED)

const elsewhere = mkdtempSync(join(tmpdir(), 'schema-guard-alone-'))
afterAll(() => {
  shop.remove()
  rmSync(elsewhere, { recursive: true })
})

type Manifest = { dependencies?: Record<string, string> }
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Copies the dependencies of a package beside it, as a package manager would, and theirs. */
function install(from: string, into: string) {
  for (const name of Object.keys(manifestOf(from).dependencies ?? {})) {
    const nested = join(from, 'node_modules', name)
    const source = existsSync(nested) ? nested : join(ROOT, 'node_modules', name)
    const target = join(into, 'node_modules', name)
    if (existsSync(target)) continue
    cpSync(source, target, { recursive: true })
    if (source !== nested) install(source, into)
  }
}

const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

describe('the tarball of npm pack', () => {
  const home = join(elsewhere, 'package')

  beforeAll(() => {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', elsewhere], {
      cwd: PACKAGE,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [tarball = ''] = readdirSync(elsewhere).filter((name) => name.endsWith('.tgz'))
    execFileSync('tar', ['-xzf', join(elsewhere, tarball), '-C', elsewhere])
    install(home, home)
  })

  test('runs with its own dependencies and nothing else', async () => {
    const broken = await runNode(
      [],
      [join(home, 'dist/main.mjs'), ...CHECK.slice(0, 5)],
      shop.folder,
    )
    expect(broken).toMatchObject({ code: 1, errors: '' })
    expect(broken.output).toContain('✗ breaking  Dish.price')
    expect(broken.output).toContain('src/pages/list.ts:1 query Dishes')

    const approved = await runNode([], [join(home, 'dist/main.mjs'), ...CHECK], shop.folder)
    expect(approved).toMatchObject({ code: 0, errors: '' })
  })

  test('that lacks one of them has not checked anything', async () => {
    const bare = join(elsewhere, 'bare/dist')
    cpSync(join(home, 'dist'), bare, { recursive: true })
    for (const command of ['check', 'manifest', 'usage', 'contract']) {
      const { code, output, errors } = await runNode(
        [],
        [join(bare, 'main.mjs'), command, ...CHECK],
        shop.folder,
      )
      expect({ code, output }).toEqual({ code: 2, output: '' })
      expect(errors).toContain('ERR_MODULE_NOT_FOUND')
    }
  })

  test('takes less than 10 MB with them', () => {
    expect(sizeOf(home)).toBeLessThan(10_000_000)
    expect(Object.keys(manifestOf(home).dependencies ?? {}).sort()).toEqual([
      '@graphql-inspector/core',
      'graphql',
      'tinyglobby',
      'valibot',
      'yaml',
    ])
  })

  test('says first what it is for', () => {
    expect(existsSync(join(home, 'README.md'))).toBe(true)
    expect(existsSync(join(home, 'src'))).toBe(false)
  })
})

describe('the guard in one file', () => {
  const file = join(elsewhere, 'one/schema-guard.mjs')
  beforeAll(() => packGuard(file))

  test('runs alone, with every command', async () => {
    const run = (...args: string[]) => runNode([], [file, ...args], shop.folder)
    const client = CHECK.slice(1, 5)

    expect(await run(...CHECK)).toMatchObject({ code: 0, errors: '' })
    expect(await run('check', ...CHECK.slice(0, 5))).toMatchObject({ code: 1, errors: '' })
    expect(await run('usage', ...client)).toMatchObject({ code: 0, errors: '' })
    expect(await run('manifest', '--output', '-', ...client)).toMatchObject({ code: 0, errors: '' })
    expect(await run('contract', 'http://127.0.0.1:9/', ...client)).toMatchObject({ code: 2 })
    expect(await run('--help')).toMatchObject({ code: 0, errors: '' })
    expect(await run()).toMatchObject({ code: 2, output: '' })
  })

  test('stops at the end of what is read of it', () => {
    const read = (rest: string) =>
      spawnSync('bash', ['-c', `node '${file}' usage ${rest}; echo "\${PIPESTATUS[0]}"`], {
        cwd: shop.folder,
        encoding: 'utf8',
      })
    const client = "--schema schema.graphql --documents 'src/**/*.ts'"
    // The pipe is closed before the first word comes.
    expect(read(`${client} --json | true`)).toMatchObject({ stdout: '0\n', stderr: '' })
  })

  test('says that the check could not be made to who does not read why', () => {
    const unread = `node '${file}' nowhere.graphql 2> >(true); echo "$?"`
    const { stdout } = spawnSync('bash', ['-c', unread], { cwd: shop.folder, encoding: 'utf8' })
    expect(stdout).toBe('2\n')
  })

  test('is a small download', () => {
    expect(statSync(file).size).toBeLessThan(600_000)
  })
})

test('an option that there is not is no file to write', async () => {
  const told = await runNode(
    ['--import', pathToFileURL(require.resolve('tsx')).href],
    [join(PACKAGE, 'pack.ts'), '--help'],
    elsewhere,
  )
  expect(told).toMatchObject({
    code: 1,
    errors: '« --help » is no file: npm run schema:pack [-- file]',
  })
  expect(existsSync(join(elsewhere, '--help'))).toBe(false)
})
