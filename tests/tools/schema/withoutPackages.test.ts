import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { ROOT } from '../../../src/tools/support/root'

const COMMANDS = ['check', 'usage', 'contract', 'manifest']
const COPIED = ['package.json', 'schema.graphql', 'src/tools', 'packages/schema-guard/src']

describe('in a clone without its packages', () => {
  const clone = mkdtempSync(join(tmpdir(), 'tablee-bare-'))

  beforeAll(() => {
    for (const path of COPIED) cpSync(join(ROOT, path), join(clone, path), { recursive: true })
  })
  afterAll(() => rmSync(clone, { recursive: true }))

  test.each(COMMANDS)('schema:%s says what is missing, and not that something breaks', (name) => {
    const args = ['run', '--silent', `schema:${name}`, '--', 'schema.graphql']
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: clone, encoding: 'utf8' })
    expect(stderr).toBe('The packages are not installed: run npm ci first.\n')
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })
})
