import {
  areIndividualBoxesOffered,
  completeConfiguration,
  extraCosts,
  FALLBACK_CONFIGURATION,
} from '#domain/pricing/extraCosts'

const configuration = { ...FALLBACK_CONFIGURATION, disablePopboxBefore: '2026-12-01' }
const ALL = { hasCutlery: true, hasPlacemats: true, hasIndividualBoxes: true }
const NONE = { hasCutlery: false, hasPlacemats: false, hasIndividualBoxes: false }
const kinds = (over: Partial<Parameters<typeof extraCosts>[0]> = {}) =>
  extraCosts({ choices: ALL, configuration, covers: 10, deliveryDay: '2026-12-01', ...over }).map(
    ({ kind }) => kind,
  )

test('the fallback charges a box at 1 euro, the rest free, last minute 10 euros', () => {
  expect(FALLBACK_CONFIGURATION).toEqual({
    disablePopboxBefore: '1970-01-01',
    cutleryPrice: 0,
    cutleryVatRate: 10,
    individualBoxPrice: 100,
    individualBoxVatRate: 10,
    lastMinuteFees: 1000,
    lastMinuteVatRate: 20,
    placematPrice: 0,
    placematVatRate: 10,
    minimumOrderAmount: 0,
  })
})

test('each chosen extra is counted once a cover, at its own price and rate', () => {
  const priced = { ...configuration, cutleryPrice: 35, cutleryVatRate: 20 }
  const choices = { ...NONE, hasCutlery: true }
  expect(
    extraCosts({ choices, configuration: priced, covers: 12, deliveryDay: '2026-12-01' }),
  ).toEqual([{ kind: 'cutlery', name: 'Couverts', price: 35, vatRate: 20, quantity: 12 }])
})

test('nothing is counted without covers, nor what is not chosen; one cover counts', () => {
  expect(kinds({ covers: 0 })).toEqual([])
  expect(kinds({ covers: 1 })).toEqual(['cutlery', 'placemats', 'individualBoxes'])
  expect(kinds({ choices: NONE })).toEqual([])
  expect(kinds()).toEqual(['cutlery', 'placemats', 'individualBoxes'])
})

test('individual boxes are not offered before their day, and not charged when chosen earlier', () => {
  expect(areIndividualBoxesOffered(configuration, '2026-11-30')).toBe(false)
  expect(areIndividualBoxesOffered(configuration, '2026-12-01')).toBe(true)
  expect(areIndividualBoxesOffered(configuration, null)).toBe(true)
  expect(kinds({ deliveryDay: '2026-11-30' })).toEqual(['cutlery', 'placemats'])
})

describe('a configuration as a server gave it', () => {
  test('is the fallback when there is none', () => {
    expect(completeConfiguration(null)).toEqual(FALLBACK_CONFIGURATION)
    expect(completeConfiguration({})).toEqual(FALLBACK_CONFIGURATION)
  })

  test('keeps all that it says', () => {
    const given = {
      disablePopboxBefore: '2026-12-01',
      cutleryPrice: 30,
      cutleryVatRate: 20,
      individualBoxPrice: 120,
      individualBoxVatRate: 5.5,
      lastMinuteFees: 1500,
      lastMinuteVatRate: 10,
      placematPrice: 15,
      placematVatRate: 20,
      minimumOrderAmount: 6000,
    }
    expect(completeConfiguration(given)).toEqual(given)
  })

  test('keeps what it says, nought included, and has the fallback for the rest', () => {
    expect(
      completeConfiguration({ individualBoxPrice: 0, lastMinuteFees: null, cutleryPrice: 40 }),
    ).toEqual({ ...FALLBACK_CONFIGURATION, individualBoxPrice: 0, cutleryPrice: 40 })
  })
})
