import { screen, waitFor } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, units } from '../../support/shopFront'

test('the bin of a line hands the focus to the next line, then to what is left', async () => {
  const cart = aCart({ items: [units(4), units(2, '2')] })
  const { user } = await renderApp('/cart', { api: createShop(), cart })
  await user.click(await screen.findByRole('button', { name: 'Retirer Plateau Batignolles' }))
  const next = screen.getByRole('button', { name: 'Retirer Plateau Belleville' })
  await waitFor(() => expect(next).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(next).not.toBeInTheDocument())
  await waitFor(() => expect(document.body).not.toHaveFocus())
})
