import { writeServerTime } from '#domain/time/serverTime'

const MACHINE = Date.parse('2026-11-24T09:00:00Z')
const HOUR = 3_600_000
const at = (milliseconds: number) => new Date(MACHINE + milliseconds)

beforeEach(() => jest.useFakeTimers({ now: MACHINE, doNotFake: ['performance'] }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

/** The site's clock on a page that came five seconds ago and told this time, or none. */
async function clockOfPage(told: Date | null) {
  const description = told && /"(.*)"/.exec(writeServerTime(told))?.[1]
  const page = {
    responseStart: performance.now() - 5_000,
    serverTiming: [{ name: 'edge' }, ...(description ? [{ name: 'clock', description }] : [])],
  }
  Object.assign(performance, { getEntriesByType: () => [page] })
  jest.resetModules()
  return import('../../../src/client/services/clock')
}

/** Within the moment that the test itself takes. */
const expectNear = (actual: Date, expected: Date) =>
  expect(Math.round((actual.getTime() - expected.getTime()) / 1000)).toBe(0)

test('the page tells the server’s time, from the moment at which it began to come', async () => {
  const { clock } = await clockOfPage(at(HOUR))
  expectNear(clock.now(), at(HOUR + 5_000))
  jest.setSystemTime(at(60_000))
  expectNear(clock.now(), at(HOUR + 65_000))
})

test('a page that a cache has kept for some seconds moves no clock', async () => {
  const { clock } = await clockOfPage(at(-14_000))
  expectNear(clock.now(), at(0))
})

test('a response corrects the clock, and what its way explains does not', async () => {
  const { clock, hearServerTime } = await clockOfPage(at(-5_000))
  hearServerTime(writeServerTime(at(-1_500)))
  expectNear(clock.now(), at(0))
  hearServerTime(writeServerTime(at(-HOUR)))
  expectNear(clock.now(), at(-HOUR))
  for (const nothing of [null, 'edge;dur=1', 'clock;desc="soon"']) hearServerTime(nothing)
  expectNear(clock.now(), at(-HOUR))
})

test('a browser that reads no such header goes by its own clock, but never before the page was made', async () => {
  const element = document.createElement('script')
  element.id = 'page-state'
  element.type = 'application/json'
  document.body.append(element)
  element.textContent = JSON.stringify({ now: at(-HOUR).toISOString(), config: {} })
  expectNear((await clockOfPage(null)).clock.now(), at(0))
  element.textContent = JSON.stringify({ now: at(HOUR).toISOString(), config: {} })
  expectNear((await clockOfPage(null)).clock.now(), at(HOUR))
})
