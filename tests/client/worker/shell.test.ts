import { dropOtherShells, keepShell, pageOrShell } from '../../../src/client/worker/shell'
import { fakeCaches } from '../../support/fakeCaches'

const FILES = ['/assets/framework.1111111111.js', '/assets/main.2222222222.js']
const pageOf = (files: readonly string[], words = '') =>
  new Response(
    `${files.map((src) => `<script defer="defer" src="${src}"></script>`).join('')}${words}`,
    {
      headers: {
        'content-type': 'text/html',
        'server-timing': 'clock;desc="2026-11-24T09:00:00Z"',
      },
    },
  )

const network = jest.fn<Promise<Response>, [unknown, RequestInit?]>()
const request = () => new Request('http://localhost/track/42')

beforeEach(() => {
  jest.useRealTimers()
  network.mockReset()
  Object.assign(globalThis, { caches: fakeCaches(), fetch: network })
})

test('a shell of the worker’s own build is kept, without the hour of its server', async () => {
  network.mockResolvedValueOnce(pageOf(FILES, 'shell'))
  await keepShell('a', FILES)
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const shown = await pageOrShell('a', request())
  expect(await shown.text()).toContain('shell')
  expect(shown.headers.get('server-timing')).toBeNull()
})

test('while a release rolls out, a page of the other build is not kept with the files of this one', async () => {
  network.mockResolvedValueOnce(pageOf(['/assets/main.3333333333.js']))
  await expect(keepShell('a', FILES)).rejects.toThrow('another build')
  network.mockResolvedValueOnce(new Response('busy', { status: 503 }))
  await expect(keepShell('a', FILES)).rejects.toThrow('another build')
})

test('a worker that waits for its turn leaves the shell of the one at work alone, and takes it away afterwards', async () => {
  network.mockResolvedValueOnce(pageOf(FILES, 'old'))
  await keepShell('a', FILES)
  network.mockResolvedValueOnce(pageOf(FILES, 'new'))
  await keepShell('b', FILES)
  network.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await (await pageOrShell('a', request())).text()).toContain('old')
  await dropOtherShells('b')
  expect(await (await pageOrShell('b', request())).text()).toContain('new')
  expect((await pageOrShell('a', request())).type).toBe('error')
})

test('what the server sends is shown, a refusal too, and never the shell in its place', async () => {
  network.mockResolvedValueOnce(pageOf(FILES, 'shell'))
  await keepShell('a', FILES)
  network.mockResolvedValueOnce(new Response('gone', { status: 404 }))
  expect((await pageOrShell('a', request())).status).toBe(404)
})

test('on a line that is too slow the shell shows that something comes', async () => {
  network.mockResolvedValueOnce(pageOf(FILES, 'shell'))
  await keepShell('a', FILES)
  jest.useFakeTimers()
  network.mockReturnValueOnce(new Promise(() => undefined))
  const shown = pageOrShell('a', request())
  await jest.advanceTimersByTimeAsync(4_000)
  expect(await (await shown).text()).toContain('shell')
})
