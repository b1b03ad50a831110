import { act, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop } from '../../support/shopFront'

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
