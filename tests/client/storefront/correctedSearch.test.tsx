import { screen } from '@testing-library/react'
import { correctedSearch } from '../../../src/client/areas/storefront/filters/correctedSearch'
import { renderApp } from '../../support/renderApp'
import { createShop, MENU, product, TRAY } from '../../support/shopFront'

const CARD = [
  'Plateau Batignolles, suprême de poulet, pommes grenailles, Sans porc',
  'Bagel au saumon fumé, aneth',
  'Salade de lentilles, œuf, Végétarien',
]

test.each([
  ['saumonn', 'saumon'],
  ['Poullet  grenaille', 'poulet grenaille'],
  ['végétarienne', 'végétarien'],
  ['vegetarein', 'végétarien'],
  ['oeuff', 'œuf'],
  ['grenaylles', 'grenailles'],
])('« %s » is « %s » on the card', (search, corrected) =>
  expect(correctedSearch(search, CARD)).toBe(corrected),
)

test.each([
  ['nothing of it is misspelt', 'poulet saumon'],
  ['a part of it is like nothing there', 'poulet quinoa'],
  ['a long word has three mistakes', 'grenaollosse'],
  ['a word of seven letters has two', 'saomann'],
  ['a word is too short to tell', 'eux'],
  ['it has no word', ' ,'],
])('nothing is proposed where %s', (_, search) => expect(correctedSearch(search, CARD)).toBeNull())

test('a misspelt search that finds nothing proposes the word of the card, and one press searches it', async () => {
  const { user, router } = await renderApp('/?recherche=sobba&sans=gluten', { api: createShop() })
  expect(await screen.findByText(/^Vouliez-vous dire «\ssoba\s»\s\?$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Chercher «\ssoba\s» \(1\sproduit\)$/ }))
  expect(screen.getByRole('heading', { name: 'Plateau Belleville' })).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('soba')
  expect(router.state.location.search).toBe('?recherche=soba&sans=gluten')
})

test('a word of the card that the other filters leave out is not proposed', async () => {
  await renderApp('/?recherche=sobba&regime=Sans%20porc', { api: createShop() })
  expect(await screen.findByRole('button', { name: /^Retirer la recherche/ })).toBeVisible()
  expect(screen.queryByText(/Vouliez-vous dire/)).toBeNull()
})

test.each([
  ['stands in its description', 'douceurs formulle', 'douceurs formule'],
  ['is misspelt and stands in its description', 'douceurrs', 'douceurs'],
  ['stands in a dish of another line', 'quinoa formulle', 'quinoa formule'],
])('of a menu, a word counts that %s', async (_, search, corrected) => {
  const line = { ...TRAY.line, id: 'LIGNE-SALADES' }
  const salad = product({ id: '3', line, ingredientsList: 'quinoa' })
  const menus = [{ ...MENU, productsIds: ['1', '3'] }]
  const availableInventory = { products: [TRAY, salad], menus, lines: [TRAY.line] }
  const api = createShop({ availableInventory })
  const { user } = await renderApp(`/?recherche=${encodeURIComponent(search)}`, { api })
  await user.click(await screen.findByRole('button', { name: new RegExp(`«\\s${corrected}\\s»`) }))
  expect(screen.getByRole('heading', { name: 'Formule Rive gauche' })).toBeVisible()
})
