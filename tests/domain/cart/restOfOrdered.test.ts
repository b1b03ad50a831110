import { contentOf } from '#domain/cart/contentOf'
import { readContent } from '#domain/cart/orderedContent'
import { restOfOrdered } from '#domain/cart/restOfOrdered'
import { aCart, croissants, menu, paris, tray } from '../builders'

const SLOT = { start: '2026-11-25T12:00:00+01:00', end: '2026-11-25T12:30:00+01:00' }
const cart = aCart({
  deliveryDay: '2026-11-25',
  deliverySlot: SLOT,
  hasCutlery: true,
  items: [tray(4), menu(1)],
})
const ordered = {
  address: '12 rue de Rivoli, 75004 Paris',
  deliveryDay: '2026-11-25',
  deliverySlot: SLOT,
  items: [tray(4), menu(1)],
}
const FRESH = { key: 'new', now: paris('2026-11-25T09:00:00+01:00') }

test('what a cart was ordered with can be read from its text, and from no other text', () => {
  expect(readContent(contentOf(cart))).toEqual(ordered)
  expect(readContent(contentOf(aCart({ address: null })))).toBeNull()
  expect(['', 'ten trays', '{"address":""}'].map(readContent)).toEqual([null, null, null])
})

test('nothing is left of a cart that holds what was ordered, or less', () => {
  expect(restOfOrdered(cart, ordered, FRESH)).toBeNull()
  expect(restOfOrdered({ ...cart, items: [tray(2)] }, ordered, FRESH)).toBeNull()
})

test('a single unit that was added since goes on', () => {
  const added = { ...cart, items: [tray(5), menu(1)] }
  expect(restOfOrdered(added, ordered, FRESH)?.items).toEqual([tray(1)])
})

test('what was added since goes on under another key, delivered and served as before', () => {
  const added = { ...cart, items: [tray(6), menu(1), tray(3, '9')] }
  expect(restOfOrdered(added, ordered, FRESH)).toEqual({
    ...cart,
    key: 'new',
    creationDate: '2026-11-25T09:00:00+01:00',
    items: [tray(2), tray(3, '9')],
  })
})

test('a rest of another line is filled in the storefront of that line', () => {
  const added = { ...cart, items: [...cart.items, croissants(8)] }
  expect(restOfOrdered(added, ordered, FRESH)).toMatchObject({
    lineId: croissants(8).lineId,
    items: [croissants(8)],
  })
})
