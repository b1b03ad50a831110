import { screen } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { TODAY, units } from '../../support/shopFront'
import { createCheckout, readyCart } from './checkoutServer'

test('the recap says why a quantity is less than the one that was typed', async () => {
  const cart = readyCart({ items: [units(4)], deliveryDay: TODAY })
  const { user } = await renderApp('/order', { api: createCheckout(), cart })
  const field = await screen.findByRole('spinbutton', { name: /Batignolles/ })
  await user.clear(field)
  await user.type(field, '500{Enter}')
  expect(field).toHaveValue(20)
  expect(screen.getByText('Il en reste 20 pour aujourd’hui')).toBeVisible()
})
