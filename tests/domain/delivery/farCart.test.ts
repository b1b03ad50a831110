import { isFarCartRefused } from '#domain/delivery/farCart'
import { tray } from '../builders'

const EVENING = new Date('2026-11-24T18:00:01+01:00')
const WEDNESDAY = { start: '2026-11-25T12:00:00+01:00' }
const gift = { ...tray(1), lineId: 'LIGNE-ESHOP' }

const refused = (
  items: readonly { lineId: string }[],
  distanceToDistributionPoint: number | null,
  { slot = WEDNESDAY, now = EVENING }: { slot?: { start: Date | string }; now?: Date } = {},
) => isFarCartRefused({ items, distanceToDistributionPoint }, slot, now)

test('trays are not delivered at 10 000 m on the next business day once it is past 18:00', () => {
  expect(refused([tray(4)], 10_000)).toBe(true)
  expect(refused([tray(4)], 9_999)).toBe(false)
  expect(refused([tray(4)], null)).toBe(false)
  expect(refused([tray(4)], 10_000, { now: new Date('2026-11-24T18:00:00+01:00') })).toBe(false)
  const thursday = { start: new Date('2026-11-26T12:00:00+01:00') }
  expect(refused([tray(4)], 10_000, { slot: thursday })).toBe(false)
})

test('what the e-shop alone sells goes farther, beside trays it does not', () => {
  expect(refused([gift], 10_000)).toBe(false)
  expect(refused([gift, tray(4)], 10_000)).toBe(true)
})
