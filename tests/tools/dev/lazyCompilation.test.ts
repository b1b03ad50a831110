import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack, { type Watching } from 'webpack'
import { createLazyCompilation } from '../../../src/tools/dev/lazyCompilation'
import { until } from '../../support/until'

const folder = mkdtempSync(join(tmpdir(), 'tablee-lazy-'))
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

const { backend, handle } = createLazyCompilation()
const server = createServer(handle)
let watching: Watching | undefined

beforeAll(async () => {
  write('main.js', "import('./cart.js'); import('./account.js')")
  write('cart.js', "window.opened = 'the cart'")
  write('account.js', "window.opened = 'the account'")
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  watching = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    experiments: { lazyCompilation: { imports: true, entries: false, backend } },
  })?.watch({ aggregateTimeout: 20 }, () => undefined)
})

afterAll(async () => {
  await new Promise((resolve) => watching?.close(resolve))
  server.close()
  rmSync(folder, { recursive: true })
})

/** All that the page could load. */
const built = () => {
  const dist = join(folder, 'dist')
  return readdirSync(dist)
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n')
}
const untilBuilt = (text: string) => until(() => Promise.resolve(built().includes(text)))

/** What the page says at the first run of this import, read from what was built. */
const openFile = (file: string) => {
  const [, data = ''] = new RegExp(`data = ("[^"]*${file}[^"]*")`).exec(built()) ?? []
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.parse(data) })
}

test('a screen is built once a page asks for it, and from then on', async () => {
  await until(() => Promise.resolve(readdirSync(folder).includes('dist')))
  await untilBuilt('lazy-compilation-proxy')
  expect(built()).not.toContain('the cart')

  expect((await openFile('cart.js')).status).toBe(204)
  await untilBuilt('the cart')
  expect(built()).not.toContain('the account')

  write('cart.js', "window.opened = 'another cart'")
  await untilBuilt('another cart')
})
