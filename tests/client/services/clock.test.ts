import { writeServerTime } from '#domain/time/serverTime'

const MACHINE = Date.parse('2026-11-24T09:00:00Z')
const HOUR = 3_600_000
const at = (milliseconds: number) => new Date(MACHINE + milliseconds)

beforeEach(() => jest.useFakeTimers({ now: MACHINE, doNotFake: ['performance'] }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
  document.body.replaceChildren()
  window.tableeIsOutOfHistory = undefined
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

test('nor does it put back one that an earlier page has put right', async () => {
  await clockOfPage(at(-HOUR)).then(({ clock }) => clock.now())
  jest.setSystemTime(at(8_000))
  const { clock } = await clockOfPage(at(-HOUR))
  expectNear(clock.now(), at(-HOUR + 5_000 + 8_000))
})

test('a page out of the history moves none: it tells the time of the earlier visit', async () => {
  window.tableeIsOutOfHistory = true
  const { clock } = await clockOfPage(at(-10 * 60_000))
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

/** A page that was written then, and says so. */
function pageWrittenAt(written: Date) {
  const element = document.createElement('script')
  element.id = 'page-state'
  element.type = 'application/json'
  element.textContent = JSON.stringify({ now: written.toISOString(), config: {} })
  document.body.replaceChildren(element)
}

test('a browser that reads no such header goes by its own clock, but never before the page was made', async () => {
  pageWrittenAt(at(-HOUR))
  expectNear((await clockOfPage(null)).clock.now(), at(0))
  pageWrittenAt(at(HOUR))
  expectNear((await clockOfPage(null)).clock.now(), at(HOUR))
})

test('a page that was kept goes by what an earlier visit heard, but never before it was made', async () => {
  pageWrittenAt(at(-24 * HOUR))
  const { clock } = await clockOfPage(at(-23 * HOUR))
  expectNear(clock.now(), at(-23 * HOUR + 5_000))
  expectNear((await clockOfPage(null)).clock.now(), at(-23 * HOUR + 5_000))
  // The machine's clock has been set right since: it is no longer ahead.
  pageWrittenAt(at(-HOUR))
  expectNear((await clockOfPage(null)).clock.now(), at(-HOUR))
})

test('a clock that a response finds right again keeps nothing for later', async () => {
  const { clock, hearServerTime } = await clockOfPage(at(-24 * HOUR))
  clock.now()
  expect(localStorage).toHaveLength(1)
  hearServerTime(writeServerTime(at(0)))
  expect(localStorage).toHaveLength(0)
})

test('a kept difference that is no number counts as none', async () => {
  localStorage.setItem('tablee.clock', 'soon')
  expectNear((await clockOfPage(null)).clock.now(), at(0))
})
