import * as v from 'valibot'
import { CART_OPTIONS } from '#domain/cart/cartOptions'
import { cartSchema, MAX_ITEMS, MAX_UNITS } from '#domain/cart/cartSchema'
import { aCart, tray } from '../builders'

const read = (change: object) =>
  v.safeParse(cartSchema, { ...aCart({ items: [tray(2)] }), ...change })
const problemOf = (change: object) => read(change).issues?.[0]?.message

test('a cart of ours is one, as it is', () => {
  const cart = aCart({ items: [tray(2)], address: '12 rue de Rivoli, 75004 Paris' })
  expect(v.parse(cartSchema, cart)).toEqual(cart)
})

test.each([
  ['address', ''],
  ['address', '  '],
  ['deliveryContactSMSNumber', ''],
  ['deliveryContact', undefined],
  ['invoiceContact', undefined],
  ['itemRecovery', undefined],
  ['deliverySlot', undefined],
  ['lat', undefined],
])('%s %j is none', (field, value) => {
  expect(read({ [field]: value }).output).toHaveProperty(field, null)
})

test('texts of contacts and recoveries are null when nothing is written', () => {
  const { output } = read({
    deliveryContact: { id: '0', name: 'Camille', phone: '', details: ' ' },
    itemRecovery: { recoveryContactId: '', recoveryContactName: 'Paul' },
  })
  expect(output).toMatchObject({
    deliveryContact: { id: '0', name: 'Camille', phone: null, details: null },
    itemRecovery: { recoveryContactId: null, recoveryContactName: 'Paul', selectedSlot: null },
  })
})

test('choices that are absent are the usual ones', () => {
  const none = Object.fromEntries(CART_OPTIONS.map((option) => [option, null]))
  const { output } = read({ ...none, hasToLeaveBags: undefined, departmentCode: null })
  expect(output).toMatchObject({
    toDeliversHot: false,
    hasToLeaveBags: true,
    hasCutlery: false,
    hasPlacemats: false,
    hasIndividualBoxes: false,
    departmentCode: '75',
  })
})

test('the department is one of France, of the islands too, and not a postal code', () => {
  const problems = (codes: readonly string[]) =>
    codes.map((departmentCode) => problemOf({ departmentCode }))
  const departments = ['01', '75', '95', '2A', '2B', '971', '976']
  expect(problems(departments)).toEqual(departments.map(() => undefined))
  const others = ['7', '2C', '2a', '9710', '75002', ' 75', '']
  expect(problems(others)).toEqual(others.map(() => 'INVALID'))
})

test.each([
  ['address', { address: 'a'.repeat(300) }, undefined],
  ['address', { address: 'a'.repeat(301) }, 'TOO_LONG'],
  ['items', { items: Array.from({ length: MAX_ITEMS }, () => tray(1)) }, undefined],
  ['items', { items: Array.from({ length: MAX_ITEMS + 1 }, () => tray(1)) }, 'TOO_MANY'],
  ['units', { items: [tray(MAX_UNITS)] }, undefined],
  ['units', { items: [tray(MAX_UNITS + 1)] }, 'TOO_LARGE'],
  ['units', { items: [tray(0)] }, 'TOO_SMALL'],
  ['lat', { lat: 90 }, undefined],
  ['lat', { lat: 90.1 }, 'INVALID'],
  ['lng', { lng: -180 }, undefined],
  ['lng', { lng: 180.1 }, 'INVALID'],
  ['fee', { deliveryPrice: 0 }, undefined],
  ['distance', { distanceToDistributionPoint: 0 }, undefined],
  [
    'slot',
    { deliverySlot: { start: '2026-11-25T12:00:00+01:00', end: '2026-11-25Tnoon' } },
    'INVALID',
  ],
  [
    'slot',
    { deliverySlot: { start: '1999-12-31T12:00:00Z', end: '1999-12-31T12:30:00Z' } },
    'INVALID',
  ],
  ['day', { deliveryDay: '1999-12-31' }, 'INVALID'],
  ['text', { address: 'NUL \0 in it' }, 'INVALID'],
])('the limit of %s', (_, change, problem) => {
  expect(problemOf(change)).toBe(problem)
})

test.each(['deliveryPrice', 'distanceToDistributionPoint'])('no %s is below zero', (field) => {
  expect(read({ [field]: -1 }).success).toBe(false)
})

test('beyond a limit the rest can still be read', () => {
  const result = read({ address: 'a'.repeat(301), items: [tray(MAX_UNITS + 1)] })
  expect(result.success).toBe(false)
  expect(result.typed).toBe(true)
})
