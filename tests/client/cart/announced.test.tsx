import { screen, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, units } from '../../support/shopFront'

/** What a live region has held, however shortly, before what it holds now. */
function recordReplaced(region: HTMLElement) {
  const replaced: (string | null)[] = []
  new MutationObserver((records) => {
    replaced.push(...records.map(({ oldValue }) => oldValue))
  }).observe(region, { subtree: true, characterData: true, characterDataOldValue: true })
  return replaced
}

test('a cart that is emptied and filled again tells nothing of before', async () => {
  const { user } = await renderApp('/', { api: createShop(), cart: aCart({ items: [units(4)] }) })
  const tray = within(await screen.findByRole('article', { name: 'Plateau Batignolles' }))
  await screen.findByText('Total TTC')
  await user.click(tray.getByRole('button', { name: /^Augmenter/ }))
  await screen.findByText(/^5\sarticles dans votre panier/)
  await user.clear(tray.getByRole('spinbutton'))
  await user.type(tray.getByRole('spinbutton'), '0{Enter}')
  const region = await screen.findByText('Votre panier est vide', { selector: 'span' })
  const replaced = recordReplaced(region)
  await user.click(tray.getByRole('button', { name: 'Ajouter Plateau Batignolles' }))
  await screen.findByText(/^1\sarticle dans votre panier/)
  expect(region).toHaveTextContent(/^1\sarticle dans votre panier/)
  expect(replaced).toEqual(['Votre panier est vide'])
})
