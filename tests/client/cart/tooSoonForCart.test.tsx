import { screen, waitFor, within } from '@testing-library/react'
import type { Cart } from '#domain/cart/cart'
import { createClock } from '#domain/time/clock'
import { setClock } from '../../../src/client/services/clock'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, LINE, NOON, product, TODAY, units } from '../../support/shopFront'
import { createCheckout, readyCart } from '../checkout/checkoutServer'

// Trays take two hours and pastries four: with both, noon of today is to be ordered by eight.
const PASTRY = 'LIGNE-PATISSERIE'
const availableInventory = {
  products: [product(), product({ id: '70', name: 'Tarte fine', line: { id: PASTRY } })],
  menus: [],
  lines: [
    { id: LINE, leadTimeMinutes: 120 },
    { id: PASTRY, leadTimeMinutes: 240 },
  ],
}
const items = [units(4), { ...units(1, '70'), lineId: PASTRY }]
const ON_TIME = `${TODAY}T08:00:00+01:00`
const TOO_LATE = `${TODAY}T08:00:01+01:00`

const shop = (path: string, now: string, changes: Partial<Cart> = {}) =>
  renderApp(path, {
    api: createShop({ availableInventory }),
    cart: aCart({ items, deliveryDay: TODAY, ...changes }),
    now,
  })
const noonInList = async () =>
  within(await screen.findByRole('dialog', { name: /À quelle heure/ })).findByRole('button', {
    name: /^12\sh\s00/,
  })
const notice = () =>
  screen.findByRole('dialog', { name: /L’heure limite de ce créneau est passée/ })

/** A clock that stands still, or the second would be over before the press. */
const stopAt = (instant: string) => {
  const now = new Date(instant)
  setClock({ ...createClock({ startsAt: instant }), now: () => now })
}

test.each([
  ['with the trays alone', [units(4)], TOO_LATE, 'false'],
  ['on the second', items, ON_TIME, 'false'],
  ['a second later', items, TOO_LATE, 'true'],
])('the list says whether a slot is too soon for the cart: %s', async (_, inCart, now, late) => {
  const { user } = await shop('/', now, { items: inCart })
  stopAt(now)
  await user.click(await screen.findByRole('button', { name: /^À quelle heure/ }))
  const slot = await noonInList()
  expect(slot).toHaveAttribute('data-disabled', late)
  if (late === 'true') expect(slot).toHaveTextContent('Trop tard')
  await user.click(slot)
  if (late === 'true') expect(await notice()).toBeVisible()
  else await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a slot that grows too soon for the cart while the panel is open is refused when pressed', async () => {
  const { user } = await shop('/', ON_TIME)
  stopAt(ON_TIME)
  await user.click(await screen.findByRole('button', { name: /^À quelle heure/ }))
  const slot = await noonInList()
  stopAt(TOO_LATE)
  await user.click(slot)
  expect(await notice()).toBeVisible()
})

test('a slot that is too soon for the cart is not among the next ones', async () => {
  const { user } = await shop('/', TOO_LATE, { deliveryDay: null })
  await user.click(await screen.findByRole('button', { name: /^Quand/ }))
  const next = await screen.findByRole('region', { name: 'Prochains créneaux' })
  const slots = within(next).getAllByRole('button')
  expect(slots.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/25/)])
})

test('« Commander » refuses the slot that a pastry has made too soon, and the next one is chosen in the list', async () => {
  const { user, router } = await shop('/cart', `${TODAY}T09:00:00+01:00`, { deliverySlot: NOON })
  await user.click(await screen.findByRole('button', { name: 'Commander' }))
  const dialog = within(await notice())
  expect(router.state.location.pathname).toBe('/cart')
  await user.click(dialog.getByRole('button', { name: 'Choisir un autre créneau' }))
  const slot = await noonInList()
  expect(slot).toHaveTextContent('Trop tard')
  expect(slot).toHaveAttribute('aria-pressed', 'false')
})

test('« Commander » goes on while there is time for the pastry', async () => {
  const { user, router } = await shop('/cart', `${TODAY}T07:30:00+01:00`, { deliverySlot: NOON })
  await user.click(await screen.findByRole('button', { name: 'Commander' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/livraison'))
})

test('the recap refuses the slot that a pastry has made too soon', async () => {
  const { user, router } = await renderApp('/order', {
    api: createCheckout({ availableInventory }),
    cart: readyCart({ items, deliverySlot: NOON }),
    now: `${TODAY}T09:00:00+01:00`,
  })
  await user.click(await screen.findByRole('button', { name: /^Continuer|Livraison/ }))
  expect(await notice()).toBeVisible()
  expect(router.state.location.pathname).toBe('/order')
})
