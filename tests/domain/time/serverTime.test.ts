import {
  aheadByKeptPage,
  aheadByPage,
  aheadByResponse,
  readServerTime,
  writeServerTime,
} from '#domain/time/serverTime'

const instant = new Date('2026-11-24T09:00:00.250Z')
const later = (milliseconds: number) => new Date(instant.getTime() + milliseconds)

test('a header carries an instant to the millisecond, among the metrics of others too', () => {
  const header = writeServerTime(instant)
  expect(readServerTime(header)).toEqual(instant)
  expect(readServerTime(`cdn-cache;desc=HIT, ${header}, edge;dur=1`)).toEqual(instant)
})

test.each([null, '', 'clock', 'clock;desc=""', 'clock;desc="soon"', 'edge;desc="2026-11-24"'])(
  '%j tells no time',
  (header) => expect(readServerTime(header)).toBeNull(),
)

test.each([
  ['a machine that is an hour ahead is put right', 3_600_000, -3_598_000],
  ['a machine that is a minute behind is put right', -60_000, 62_000],
  ['a machine that is a millisecond behind is put right', 1_999, 1],
  ['a machine that agrees is believed', 2_000, 0],
  ['a machine ahead by what a cache may have kept the page is believed', 14_000, 0],
  ['a machine ahead by more than that is put right', 14_001, -12_001],
])('%s', (_, machineAfterPage, ahead) => {
  expect(aheadByPage(instant, 2_000, later(machineAfterPage), 0)).toBe(ahead)
})

test.each([
  ['a page that a cache hands out again puts no clock back', -3_588_000, -3_588_000],
  ['but one that is older than a cache may keep it does', -3_585_999, -3_598_000],
  ['and one that is later puts it forward', -3_598_001, -3_598_000],
])('on a machine that is an hour ahead, %s', (_, known, ahead) => {
  expect(aheadByPage(instant, 2_000, later(3_600_000), known)).toBe(ahead)
})

test('a machine that is right is believed before what was known of it', () => {
  expect(aheadByPage(instant, 2_000, later(3_000), 5_000)).toBe(0)
})

test.each([
  ['what was known holds', 0, 500, 500],
  ['and so it does when it is behind', 60_001, -60_000, -60_000],
  ['but now is never before the page', 59_999, -60_000, -59_999],
  ['nor before it for a machine that is behind', -60_000, 0, 60_000],
])('of a page that was kept, %s', (_, machineAfterPage, known, ahead) => {
  expect(aheadByKeptPage(instant, known, later(machineAfterPage))).toBe(ahead)
})

test('without the time of a page, what was known holds', () => {
  expect(aheadByKeptPage(null, 500, instant)).toBe(500)
})

test('a response corrects what its way cannot explain, and nothing else', () => {
  expect(aheadByResponse(instant, later(0), 0)).toBe(0)
  expect(aheadByResponse(instant, later(2_000), 0)).toBe(0)
  expect(aheadByResponse(instant, later(2_001), 0)).toBe(-2_001)
  expect(aheadByResponse(instant, later(-5_000), 4_000)).toBe(4_000)
  expect(aheadByResponse(instant, later(-5_000), 0)).toBe(5_000)
})
