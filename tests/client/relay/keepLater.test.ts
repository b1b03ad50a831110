import { webcrypto } from 'node:crypto'
import { keepLater } from '../../../src/client/relay/offline/keepLater'
import { fakeCaches } from '../../support/fakeCaches'
import { until } from '../../support/until'

let mockRest: Promise<void>
jest.mock('../../../src/client/services/quietMoment', () => ({ quietMoment: () => mockRest }))

let caches: ReturnType<typeof fakeCaches>
/** The lists whose writing was begun, and is done, in their order. */
let started: string[]
let written: string[]
/** What the first list waits for before it is written. */
let firstMayGo: Promise<void>

beforeEach(() => {
  caches = fakeCaches()
  started = []
  written = []
  firstMayGo = Promise.resolve()
  mockRest = Promise.resolve()
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  Object.assign(globalThis, {
    caches: {
      ...caches,
      open: async (name: string) => {
        const cache = await caches.open(name)
        const put = async (url: string, response: Response) => {
          const text = await response.clone().text()
          started.push(/list-\d/.exec(text)?.[0] ?? '')
          if (text.includes('list-1')) await firstMayGo
          written.push(/list-\d/.exec(text)?.[0] ?? '')
          return cache.put(url, response)
        }
        return { ...cache, put }
      },
    },
  })
})

const come = (list: string) =>
  keepLater('shopScreenQuery', { lineId: list })({ data: { availableInventory: list } })

test('of the lists that come before the page rests the last one alone is kept', async () => {
  let restNow = (): void => undefined
  mockRest = new Promise((resolve) => {
    restNow = resolve
  })
  for (const list of ['list-1', 'list-2', 'list-3']) come(list)
  restNow()
  await until(() => Promise.resolve(written.length > 0))
  expect(written).toEqual(['list-3'])
})

test('a list whose writing takes long does not end up over the one after it', async () => {
  let writeFirst = (): void => undefined
  firstMayGo = new Promise((resolve) => {
    writeFirst = resolve
  })
  come('list-1')
  await until(() => Promise.resolve(started.length === 1))
  come('list-2')
  // Time enough for the second to go ahead.
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  writeFirst()
  await until(() => Promise.resolve(written.length === 2))
  expect(written).toEqual(['list-1', 'list-2'])
  expect(await caches.texts()).toContain('list-2')
})
