import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop } from '../../support/shopFront'

test.each([
  [/^Où/, 'combobox', /^Adresse de livraison/],
  [/^Quand/, 'button', /^mercredi 25(?!\snovembre\s·)/],
  [/^Combien/, 'spinbutton', /^le nombre de convives$/],
])('Tab goes round in the panel of %s, and Esc gives the focus back', async (name, role, part) => {
  const { user } = await renderApp('/', {
    api: createShop({ lastDeliveryAddresses: [] }),
    cart: aCart(),
  })
  const segment = await screen.findByRole('button', { name })
  await user.click(segment)
  const panel = await screen.findByRole('dialog')
  await within(panel).findByRole(role, { name: part })
  const close = within(panel).getByRole('button', { name: 'Fermer' })
  close.focus()
  await user.tab({ shift: true })
  expect(panel.contains(document.activeElement)).toBe(true)
  expect(close).not.toHaveFocus()
  await user.tab()
  expect(close).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(segment).toHaveFocus())
})
