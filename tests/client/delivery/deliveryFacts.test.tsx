import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, NOON, product, TOMORROW, units } from '../../support/shopFront'

const TOMORROW_NOON = { start: `${TOMORROW}T12:00:00+01:00`, end: `${TOMORROW}T12:30:00+01:00` }

/** No-break spaces read as spaces. */
const spaced = ({ textContent }: Element) => (textContent ?? '').replace(/\s/g, ' ')

/** Each fact stands in an element of its own. */
const findFacts = (words: RegExp) =>
  screen.findByText((_, node) => node?.tagName === 'P' && words.test(spaced(node)))

test('with an address the bar says fee, minimum and until when to order', async () => {
  await renderApp('/', { api: createShop(), cart: aCart({ deliveryDay: TOMORROW }) })
  expect(
    await findFacts(/^Livraison 9\s€ HT · minimum 60\s€ HT · commandez avant mercredi 11\sh$/),
  ).toBeVisible()
})

test('a slot has its own hour, the day before when its lead time is long', async () => {
  const cart = aCart({ deliveryDay: TOMORROW, deliverySlot: TOMORROW_NOON })
  const line = { id: 'LIGNE-PLATEAUX', leadTimeMinutes: 1440 }
  const shop = createShop({ availableInventory: { products: [], menus: [], lines: [line] } })
  await renderApp('/', { api: shop, cart })
  expect(await findFacts(/commandez avant 12\sh$/)).toBeVisible()
})

test('what is ordered together has the longest lead time of its lines', async () => {
  const cart = aCart({
    deliveryDay: TOMORROW,
    deliverySlot: TOMORROW_NOON,
    items: [units(1), { ...units(1, '2'), lineId: 'LIGNE-PATISSERIE' }],
  })
  const products = [product(), product({ id: '2', line: { id: 'LIGNE-PATISSERIE' } })]
  const lines = [
    { id: 'LIGNE-PLATEAUX', leadTimeMinutes: 60 },
    { id: 'LIGNE-PATISSERIE', leadTimeMinutes: 180 },
    { id: 'LIGNE-ESHOP', leadTimeMinutes: 600 },
  ]
  const api = createShop({ availableInventory: { products, menus: [], lines } })
  await renderApp('/', { api, cart })
  expect(await findFacts(/commandez avant mercredi 9\sh$/)).toBeVisible()
})

test('an hour that has passed is not told', async () => {
  const cart = aCart({ deliverySlot: NOON, deliveryDay: '2026-11-24' })
  await renderApp('/', { api: createShop(), cart, now: '2026-11-24T11:30:00+01:00' })
  expect(await findFacts(/^Livraison 9\s€ HT · minimum 60\s€ HT$/)).toBeVisible()
})

test('the fee is the one that the company has agreed, free as well', async () => {
  const shop = createShop({ getCustomerProfile: { defaultOrderDeliveryFee: 0 } })
  await renderApp('/', { api: shop, cart: aCart(), user: CAMILLE })
  expect(await findFacts(/^Livraison offerte · minimum 60\s€ HT/)).toBeVisible()
})

test('without an address nothing of it is said', async () => {
  await renderApp('/', { api: createShop() })
  await screen.findByRole('article', { name: /Batignolles/ })
  expect(screen.queryByText(/minimum 60/)).not.toBeInTheDocument()
})

test('the dot between two facts goes with the second, which may stand on a line of its own', async () => {
  await renderApp('/', { api: createShop(), cart: aCart({ deliveryDay: TOMORROW }) })
  const line = await findFacts(/commandez avant/)
  const facts = Array.from(line.querySelectorAll(':scope > span > span'))
  expect(facts.map(spaced)).toEqual([
    'Livraison 9 € HT',
    ' · minimum 60 € HT',
    ' · commandez avant mercredi 11 h',
  ])
})
