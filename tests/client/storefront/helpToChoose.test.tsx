import { act, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, MENU, product, TRAY, VEGAN } from '../../support/shopFront'

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const card = (name: string) => screen.getByRole('article', { name })
const search = () => screen.findByRole('searchbox', { name: 'Rechercher un plat ou un ingrédient' })

test('a search over names and ingredients ignores accents, and stands in the address', async () => {
  const { user, router } = await renderApp('/', { api: createShop() })
  await user.type(await search(), 'OEUF auvergne')
  await waitFor(() => expect(names()).toEqual(['Plateau Batignolles', 'Formule Rive gauche']))
  const count = screen.getByText(/2\sproduits pour «\sOEUF auvergne\s»/, { selector: 'p' })
  expect(count.parentElement).toHaveAttribute('role', 'status')
  expect(router.state.location.search).toBe('?recherche=OEUF+auvergne')
})

test.each([
  ['fondantes', ['Plateau Batignolles']],
  ['douceurs', ['Formule Rive gauche']],
  ['vegan', ['Plateau Belleville']],
  ['sans porc', ['Plateau Batignolles', 'Formule Rive gauche']],
  ['porc', []],
])('the words of a card are searched too, and its labels: « %s »', async (words, expected) => {
  const tray = product({ description: 'Suprême de poulet, grenailles fondantes.' })
  const vegan = product({ ...VEGAN, description: 'Nouilles soba au tofu fumé.' })
  await renderApp(`/?recherche=${encodeURIComponent(words)}`, {
    api: createShop({
      availableInventory: { products: [tray, vegan], menus: [MENU], lines: [tray.line] },
    }),
  })
  await screen.findByText(/pour «/)
  const found = screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(found).toEqual(expected)
})

test('letters typed one after the other are one step back, which empties the field too', async () => {
  const { user, router } = await renderApp('/', { api: createShop() })
  const field = await search()
  await user.type(field, 'soba')
  await waitFor(() => expect(names()).toEqual(['Plateau Belleville']))
  await user.type(field, ' edamame')
  await waitFor(() => expect(router.state.location.search).toBe('?recherche=soba+edamame'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(field).toHaveValue(''))
  expect(names()).toHaveLength(3)
})

test('a shared address brings search, price and diet back together, and for how many it is', async () => {
  const { router } = await renderApp(
    '/?recherche=plateau&prix-max=19%2C50&regime=Vegan&personnes=4',
    {
      api: createShop(),
    },
  )
  expect(await search()).toHaveValue('plateau')
  expect(screen.getByRole('button', { name: /^Combien/ })).toHaveTextContent(/4\sconvives$/)
  expect(router.state.location.search).toBe('?recherche=plateau&prix-max=19%2C50&regime=Vegan')
  expect(names()).toEqual(['Plateau Belleville'])
  expect(screen.getByRole('button', { name: /^19,50\s€ au plus par personne$/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Vegan', pressed: true })).toBeVisible()
})

test('a price per person counts what a dish costs each of those whom it serves', async () => {
  const shared = product({ id: '3', name: 'Buffet', price: 16000, participantsPerQuantity: 8 })
  const api = createShop({ availableInventory: { products: [TRAY, shared], menus: [], lines: [] } })
  const { user, router } = await renderApp('/', { api })
  await user.click(await screen.findByRole('button', { name: 'Prix par personne' }))
  const field = await screen.findByRole('textbox', { name: /^Prix par personne, au plus/ })
  await user.type(field, '20')
  expect(card('Buffet')).toHaveTextContent(/20,00\s€ HT par personne/)
  await user.clear(field)
  await user.type(field, '19,99')
  await screen.findByText(/^Rien ne correspond/)
  expect(router.state.location.search).toBe('?prix-max=19%2C99')
  await user.clear(field)
  await user.type(field, 'douze')
  expect(await screen.findByText(/^Un prix en euros/)).toBeVisible()
  await waitFor(() => expect(names()).toHaveLength(2))
})

test.each([
  ['a press beside it', () => screen.getByRole('heading', { level: 1 })],
  ['the button that shows the list', () => screen.getByRole('button', { name: /^Voir les/ })],
])('a price counts that is left by %s as soon as it is typed', async (_, target) => {
  const { user, router } = await renderApp('/', { api: createShop() })
  await user.click(await screen.findByRole('button', { name: 'Affiner' }))
  await user.click(await screen.findByRole('button', { name: 'Prix par personne' }))
  const field = await screen.findByRole('textbox', { name: /^Prix par personne, au plus/ })
  await user.type(field, '20')
  await user.click(target())
  expect(router.state.location.search).toBe('?prix-max=20')
  expect(field).not.toBeInTheDocument()
})

test('for a number of people one button takes what serves everybody', async () => {
  const buffet = product({ id: '3', name: 'Buffet Terroir', participantsPerQuantity: 8 })
  const bottle = product({ id: '4', name: 'Eau', participantsPerQuantity: 0 })
  const salad = product({ id: '5', name: 'Salade niçoise' })
  const products = [VEGAN, buffet, bottle, salad]
  const api = createShop({ availableInventory: { products, menus: [], lines: [] } })
  const guests = { people: 14, groups: [] }
  const { user } = await renderApp('/', { api, cart: aCart({ guests }) })
  const offer = await screen.findByRole('button', {
    name: /^Ajouter 14\splateaux, Plateau Belleville$/,
  })
  expect(within(card('Plateau Belleville')).getAllByRole('button')).toEqual([offer])
  expect(offer).toHaveTextContent(/^Ajouter 14\splateaux$/)
  expect(within(card('Buffet Terroir')).getByText(/^Ajouter 2\sbuffets$/)).toBeVisible()
  expect(within(card('Salade niçoise')).getByText('Ajouter 14')).toBeVisible()
  expect(within(card('Eau')).getByRole('button', { name: 'Ajouter Eau' })).toBeVisible()
  await user.click(offer)
  expect(within(card('Plateau Belleville')).getByRole('spinbutton')).toHaveValue(14)
})

test('a menu proposes how many of it are needed', async () => {
  const { user } = await renderApp('/?personnes=1', { api: createShop(), cart: aCart() })
  await user.click(await screen.findByRole('button', { name: /^Ajouter 1\sformule, Formule/ }))
  expect(within(card('Formule Rive gauche')).getByRole('spinbutton')).toHaveValue(1)
})

test('a quantity that the day cannot give becomes all that is left', async () => {
  const { user } = await renderApp('/?personnes=21', { api: createShop(), cart: aCart() })
  await user.click(
    await screen.findByRole('button', {
      name: /^Ajouter les 20\squi restent, Plateau Batignolles$/,
    }),
  )
  expect(within(card('Plateau Batignolles')).getByRole('spinbutton')).toHaveValue(20)
})

test('a card names its allergens in short, a menu those of its products', async () => {
  const dish = product({ allergens: ['milk', 'gluten'] })
  const api = createShop({
    availableInventory: {
      products: [dish, VEGAN],
      menus: [MENU, { ...MENU, id: '2', name: 'Formule mystère', productsIds: ['1', '99'] }],
      lines: [],
    },
  })
  await renderApp('/', { api })
  await search()
  expect(card('Plateau Batignolles')).toHaveTextContent(/Contient\s: lait, gluten/)
  expect(card('Plateau Belleville')).toHaveTextContent(/Aucun des 14\sallergènes/)
  expect(card('Formule Rive gauche')).toHaveTextContent(/Contient\s: gluten, lait/)
  expect(card('Formule mystère')).not.toHaveTextContent(/Contient|Aucun/)
})

test('a card names the strictest diet alone, in labels that no line breaks', async () => {
  const tags = ['Vegan', 'Végétarien', 'Sans gluten', 'Sans lactose', 'Sans porc', 'De saison']
  const products = [product({ tags })]
  const api = createShop({ availableInventory: { products, menus: [], lines: [] } })
  await renderApp('/', { api })
  await search()
  const facts = within(card('Plateau Batignolles')).getByText('Vegan').closest('p')
  expect(facts?.textContent).toBe('Vegan · Sans\u00a0gluten · De\u00a0saison')
})

test('a card says in a line what one eats, the sheet the rest', async () => {
  const description = 'Poulet fermier rôti au thym, grenailles fondantes. Tartelette aux fraises.'
  const products = [product({ description })]
  const api = createShop({ availableInventory: { products, menus: [], lines: [] } })
  await renderApp('/', { api })
  await search()
  expect(card('Plateau Batignolles')).toHaveTextContent(
    'Poulet fermier rôti au thym, grenailles fondantes.',
  )
  expect(card('Plateau Batignolles')).not.toHaveTextContent('Tartelette')
})

test('a card says what one of it costs, without tax', async () => {
  await renderApp('/', { api: createShop() })
  await search()
  const price = (name: string) => within(card(name)).getByText(/€$/).closest('span')?.parentElement
  expect(price('Plateau Batignolles')).toHaveTextContent(/^20,00\s€\sHT$/)
  expect(price('Plateau Belleville')).toHaveTextContent(/^18,00\s€\sHT$/)
  expect(price('Formule Rive gauche')).toHaveTextContent(/^30,00\s€\sHT$/)
})
