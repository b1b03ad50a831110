import { screen, waitFor } from '@testing-library/react'
import { orderCopy } from '../../../src/client/areas/checkout/orderCopy'
import { renderApp } from '../../support/renderApp'
import { units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'
import { createCheckout, readyCart } from './checkoutServer'

test('a dish that leaves the recap can be had back with its units', async () => {
  const cart = readyCart({ items: [units(4), units(3, '2')] })
  const { user } = await renderApp('/order', { api: createCheckout(), cart })
  const field = await screen.findByRole('spinbutton', { name: /Belleville/ })
  await user.clear(field)
  await user.type(field, '0{Enter}')
  expect(screen.queryByText('Plateau Belleville')).not.toBeInTheDocument()
  expect(screen.getByText('Plateau Belleville retiré du panier.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(await screen.findByRole('spinbutton', { name: /Belleville/ })).toHaveValue(3)
})

test('what could be taken back on the recap is over once the delivery asks for its fields', async () => {
  const cart = readyCart({ items: [units(4), units(3, '2')] })
  const { user } = await renderApp('/order', { api: createCheckout(), cart })
  const field = await screen.findByRole('spinbutton', { name: /Belleville/ })
  await user.clear(field)
  await user.type(field, '0{Enter}')
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: orderCopy.recap.next }))
  expect(await screen.findByLabelText('Nom et prénom')).toBeVisible()
  // The next effects take it away; by itself it would stay for ten seconds.
  await waitFor(
    () =>
      expect(screen.queryByText('Plateau Belleville retiré du panier.')).not.toBeInTheDocument(),
    { timeout: 5000 },
  )
  expect(storedCart()).toMatchObject({ items: [units(4)] })
})
