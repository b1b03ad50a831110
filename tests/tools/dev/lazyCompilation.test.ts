import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack, { type Watching } from 'webpack'
import { createLazyCompilation, LAZY_COMPILATION } from '../../../src/tools/dev/lazyCompilation'
import { until } from '../../support/until'

type Page = { cart(): Promise<{ title: string }>; account(): Promise<{ title: string }> }

const folder = mkdtempSync(join(tmpdir(), 'tablee-lazy-'))
const MAIN = join(folder, 'dist/main.js')
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

const { backend, handle } = createLazyCompilation()
const server = createServer(handle)
let watching: Watching | undefined

beforeAll(async () => {
  write(
    'main.js',
    "export const cart = () => import('./cart'), account = () => import('./account')",
  )
  write('cart.js', "export const title = 'the cart'")
  write('account.js', "export const title = 'the account'")
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  watching = webpack({
    mode: 'development',
    devtool: false,
    target: 'node',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist'), asyncChunks: false, library: { type: 'commonjs2' } },
    experiments: { lazyCompilation: { imports: true, entries: false, backend } },
  })?.watch({ aggregateTimeout: 20 }, () => undefined)
})

afterAll(async () => {
  await new Promise((resolve) => watching?.close(resolve))
  server.close()
  rmSync(folder, { recursive: true })
})

const built = () => (existsSync(MAIN) ? readFileSync(MAIN, 'utf8') : '')
const untilBuilt = (text: string) => until(() => Promise.resolve(built().includes(text)))

/** A page of what is built now, and what it has asked for. */
function openPage() {
  const { port } = server.address() as AddressInfo
  const responses: Promise<Response>[] = []
  const send = (path: string, request: RequestInit) => {
    expect(path).toBe(LAZY_COMPILATION)
    const response = fetch(`http://127.0.0.1:${port}${path}`, request)
    responses.push(response)
    return response
  }
  const module = { exports: {} as Page }
  new Function('module', 'require', 'fetch', built())(module, createRequire(MAIN), send)
  return { page: module.exports, responses }
}

test('a screen is built once a page asks for it, and from then on', async () => {
  await untilBuilt('lazy-compilation-proxy')
  expect(built()).not.toContain('the cart')

  const { page, responses } = openPage()
  void page.cart()
  await until(() => Promise.resolve(responses.length > 0))
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([204])
  await untilBuilt('the cart')
  expect(built()).not.toContain('the account')

  write('cart.js', "export const title = 'another cart'")
  await untilBuilt('another cart')
  const next = openPage()
  await expect(next.page.cart()).resolves.toMatchObject({ title: 'another cart' })
  expect(next.responses).toEqual([])
})
