import { screen, waitFor } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { units } from '../../support/shopFront'
import { createCheckout, readyCart } from './checkoutServer'

test('a line that leaves the recap hands the focus to the next line, then to what is left', async () => {
  const cart = readyCart({ items: [units(1), units(4, '2')] })
  const { user } = await renderApp('/order', { api: createCheckout(), cart, user: CAMILLE })
  await user.click(await screen.findByRole('button', { name: /^Diminuer .*Batignolles/ }))
  const next = screen.getByRole('button', { name: /^Diminuer .*Belleville/ })
  await waitFor(() => expect(next).toHaveFocus())

  const field = screen.getByRole('spinbutton', { name: /Belleville/ })
  await user.clear(field)
  await user.type(field, '0{Enter}')
  await waitFor(() => expect(field).not.toBeInTheDocument())
  await waitFor(() => expect(document.body).not.toHaveFocus())
  expect(screen.getByRole('main')).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  )
})
