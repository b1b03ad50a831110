import { act, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, TOMORROW, units } from '../../support/shopFront'

const api = () => createShop({ lastDeliveryAddresses: [] })
const panel = (name: RegExp) => screen.findByRole('dialog', { name })
const noPanel = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the way back closes a panel, and leaves the page behind it as it was', async () => {
  const { user, router } = await renderApp('/?regime=Vegan', { api: api() })
  await user.click(await screen.findByRole('button', { name: /^Où/ }))
  await panel(/^Où/)
  await act(() => router.navigate(-1))
  await noPanel()
  expect(router.state.location.pathname).toBe('/')
  expect(router.state.location.search).toBe('?regime=Vegan')
})

test('one panel after the other is one step back', async () => {
  const { user, router } = await renderApp('/', { api: api(), cart: aCart() })
  await user.click(await screen.findByRole('button', { name: /^Quand/ }))
  await panel(/^Quel jour/)
  await user.click(screen.getByRole('button', { name: /^À quelle heure/ }))
  await panel(/^À quelle heure/)
  await act(() => router.navigate(-1))
  await noPanel()
  expect(router.state.location.search).toBe('')
})

test('a panel that an address opens is closed on its page', async () => {
  const { user, router } = await renderApp('/?livraison=adresse', { api: api() })
  const opened = await panel(/^Où/)
  await user.click(within(opened).getByRole('button', { name: 'Fermer' }))
  await noPanel()
  expect(router.state.location.search).toBe('')
})

test('a slot that is chosen from the cart leads back to the cart', async () => {
  const cart = aCart({ items: [units(4)], deliveryDay: TOMORROW, deliverySlot: null })
  const { user, router } = await renderApp('/cart', { api: api(), cart })
  await user.click(await screen.findByRole('button', { name: 'Choisir' }))
  const slots = await panel(/^À quelle heure/)
  await user.click(await within(slots).findByRole('button', { name: /^12\sh\s00/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(await screen.findByRole('button', { name: 'Commander' })).toBeVisible()
})
