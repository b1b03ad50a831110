import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../../src/tools/support/freePort'
import { ROOT } from '../../../src/tools/support/root'
import { RUN_TYPESCRIPT } from '../../../src/tools/support/serverProcess'

let server: Server
let taken = 0
beforeAll(async () => {
  server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  taken = address.port
})
afterAll(() => new Promise((done) => server.close(done)))

/** Runs TypeScript in a process of its own, to its end. */
const run = (program: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string; errors: string }>((done) => {
    const options = { cwd: ROOT, env: { ...process.env, ...env } }
    execFile(process.execPath, [...RUN_TYPESCRIPT, ...program], options, (error, output, errors) =>
      done({ code: error ? Number(error.code ?? 1) : 0, output, errors }),
    )
  })

test.each([
  ['pages', 'PORT', 'API_PORT'],
  ['API', 'API_PORT', 'PORT'],
])(
  'a taken port of the %s is said with what to type, and nothing is begun',
  async (_what, name, other) => {
    const free = await freePort()
    const { code, output, errors } = await run(['src/tools/dev.ts'], {
      [name]: String(taken),
      [other]: String(free),
    })

    expect({ code, output, errors: errors.trim() }).toEqual({
      code: 1,
      output: '',
      errors: `Port ${taken} is taken. Choose another: ${name}=${taken + 10} npm run dev`,
    })
  },
)

test('what runs beside a command ends with it, also where that fails', async () => {
  const { code, output } = await run([
    '--eval',
    `const { spawnBeside } = require(${JSON.stringify(join(ROOT, 'src/tools/dev/spawnBeside.ts'))})
const child = spawnBeside('sleep', ['60'], { cwd: '.', env: process.env })
console.log(child.pid)
setTimeout(() => { throw new Error('the bundler fails') })`,
  ])
  const pid = Number(output)

  expect(code).not.toBe(0)
  expect(pid).toBeGreaterThan(1)
  await expect(isGone(pid)).resolves.toBe(true)
})

/** Its end is heard of a moment later. */
async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      process.kill(pid, 0)
    } catch {
      return true
    }
    await new Promise((done) => setTimeout(done, 100))
  }
  return false
}
