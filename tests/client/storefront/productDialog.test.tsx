import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { refusal } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, MENU, product, TRAY, units } from '../../support/shopFront'

const details = {
  ...TRAY,
  description: 'Poulet fermier rôti.',
  ingredientsList: 'Poulet, carottes',
  ingredients: [{ name: 'poulet', percentage: 45 }],
  meatOrigins: [{ meat: 'poultry', countries: ['FR', 'PL'] }],
  nutrition: { servingSizeWeight: 420, kilojoules: 2100, kilocalories: 502, protein: 32.5 },
}

test('a product opens with its ingredients, allergens and nutrition, and closes', async () => {
  const { user, router } = await renderApp('/', { api: createShop({ product: details }) })
  await user.click(await screen.findByRole('link', { name: 'Plateau Batignolles' }))
  const dialog = await screen.findByRole('dialog', { name: 'Plateau Batignolles' })
  expect(await within(dialog).findByText('Poulet fermier rôti.')).toBeVisible()
  expect(within(dialog).getByText(/45\s%/)).toBeVisible()
  expect(within(dialog).getByText('Gluten')).toBeVisible()
  expect(within(dialog).getByText('Volaille').parentElement).toHaveTextContent(
    /Origine\s: France et Pologne/,
  )
  expect(within(dialog).getByRole('row', { name: /Protéines 32,5\sg/ })).toBeVisible()
  expect(router.state.location.search).toBe('?produit=1')
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each(['pointed at', 'focused'])(
  'the sheet of a dish that is %s is requested before it is opened, of one that is passed over not',
  async (how) => {
    const api = createShop({ product: details })
    await renderApp('/', { api })
    const dish = await screen.findByRole('article', { name: 'Plateau Batignolles' })
    const passed = screen.getByRole('article', { name: 'Plateau Belleville' })
    if (how === 'pointed at') {
      fireEvent.pointerEnter(passed)
      fireEvent.pointerEnter(dish)
    } else {
      fireEvent.focus(within(passed).getByRole('link'))
      fireEvent.focus(within(dish).getByRole('link'))
    }
    const requests = () => api.sent('ProductDetailsQuery').map(({ variables }) => variables['id'])
    expect(requests()).toEqual([])
    await waitFor(() => expect(requests()).toEqual(['1']))

    fireEvent.click(within(dish).getByRole('link'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Plateau Batignolles' }))
    expect(await sheet.findByText('Poulet fermier rôti.')).toBeVisible()
    expect(requests()).toEqual(['1'])
  },
)

test('a dish without meat or allergens says the one and nothing of the other', async () => {
  const plain = { ...details, allergens: [], meatOrigins: [] }
  const { user } = await renderApp('/', { api: createShop({ product: plain }) })
  await user.click(await screen.findByRole('link', { name: 'Plateau Batignolles' }))
  const dialog = await screen.findByRole('dialog', { name: 'Plateau Batignolles' })
  expect(await within(dialog).findByText(/^Aucun des quatorze allergènes/)).toBeVisible()
  expect(within(dialog).queryByText('Origine des viandes')).not.toBeInTheDocument()
})

test('a menu shows its products, and the allergens and meats of them all', async () => {
  const meatOrigins = [{ meat: 'beef', countries: ['FR'] }]
  const tray = product({ allergens: ['milk', 'gluten'], meatOrigins })
  const api = createShop({ availableInventory: { products: [tray], menus: [MENU], lines: [] } })
  const { user } = await renderApp('/', { api })
  await user.click(await screen.findByRole('link', { name: 'Formule Rive gauche' }))
  const dialog = await screen.findByRole('dialog', { name: 'Formule Rive gauche' })
  expect(await within(dialog).findByText(/2\s×\sPlateau Batignolles/)).toBeVisible()
  const allergens = within(within(dialog).getByRole('list', { name: 'Contient' }))
  expect(allergens.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gluten',
    'Lait',
  ])
  expect(within(dialog).getByText('Viande bovine').parentElement).toHaveTextContent(
    /Origine\s: France/,
  )
})

test.each([
  ['product', 'Buffet', '/?produit=3', { participantsPerQuantity: 8 }, '2 buffets'],
  ['product with a least quantity', 'Buffet', '/?produit=3', { minimumQuantity: 20 }, '20 buffets'],
  ['menu', 'Formule Rive gauche', '/?menu=1', {}, '14 formules'],
])('the sheet of a %s asks for how many, and takes as much', async (_, name, path, facts, all) => {
  const buffet = product({ id: '3', name: 'Buffet', available: 40, ...facts })
  const api = createShop({
    availableInventory: {
      products: [TRAY, buffet],
      menus: [{ ...MENU, productsIds: ['3'], available: 40 }],
      lines: [],
    },
    product: { ...details, ...buffet },
  })
  const { user } = await renderApp(path, { api, cart: aCart() })
  const dialog = within(await screen.findByRole('dialog', { name }))
  await user.type(dialog.getByRole('textbox', { name: /^Pour combien de personnes/ }), '14')
  const [qty = '', noun = ''] = all.split(' ')
  await user.click(
    await dialog.findByRole('button', { name: new RegExp(`^Ajouter ${qty}\\s${noun}, ${name}$`) }),
  )
  expect(dialog.getByRole('spinbutton')).toHaveValue(Number(qty))
})

test('a number of people out of bounds says so and proposes nothing', async () => {
  const api = createShop({ product: { ...details, ...TRAY } })
  const { user } = await renderApp('/?produit=1', { api, cart: aCart() })
  const dialog = within(await screen.findByRole('dialog', { name: 'Plateau Batignolles' }))
  const field = dialog.getByRole('textbox', { name: /^Pour combien de personnes/ })
  expect(dialog.getByPlaceholderText('ex. 12')).toBe(field)
  await user.type(field, '0')
  expect(await dialog.findByText('De 1 à 500')).toBeVisible()
  expect(field).toBeInvalid()
  expect(dialog.getByRole('button', { name: 'Ajouter Plateau Batignolles' })).toBeVisible()
})

test('fewer people than eat differently are not taken: the field says so, and follows once it is left', async () => {
  const guests = { people: 5, groups: [{ needs: ['vegan' as const], people: 5 }] }
  const api = createShop({ product: { ...details, ...TRAY } })
  const { user } = await renderApp('/?produit=1', { api, cart: aCart({ guests }) })
  const dialog = within(await screen.findByRole('dialog', { name: 'Plateau Batignolles' }))
  const field = dialog.getByRole('textbox', { name: /^Pour combien de personnes/ })
  await user.clear(field)
  await user.type(field, '3')
  expect(field).toHaveAccessibleDescription('5 au moins, avec vos régimes')
  expect(field).toBeInvalid()
  await user.tab()
  expect(field).toHaveValue('5')
  expect(field).toBeValid()
  await user.clear(field)
  await user.type(field, '12')
  expect(
    await dialog.findByRole('button', { name: /^Ajouter 7\splateaux, Plateau Batignolles$/ }),
  ).toBeVisible()
})

test.each([
  ['all guests', 14, 14, 'Vos 14 convives sont déjà servis'],
  ['some guests', 14, 20, '14 de vos 20 convives sont déjà servis'],
  ['one of the guests', 1, 20, '1 de vos 20 convives est déjà servi'],
  ['the only guest', 1, 1, 'Votre convive est déjà servi'],
])('the sheet says beside the number that the cart serves %s', async (_, qty, people, words) => {
  const api = createShop({ product: { ...details, ...TRAY } })
  const cart = aCart({ guests: { people, groups: [] }, items: [units(qty)] })
  await renderApp('/?produit=1', { api, cart })
  const dialog = within(await screen.findByRole('dialog', { name: 'Plateau Batignolles' }))
  const note = await dialog.findByText(/servis?$/)
  expect(note.textContent?.replace(/\s/g, ' ')).toBe(words)
})

test('the sheet of a bread, which no guest has had yet, says nothing of those served', async () => {
  const bread = product({ id: '4', name: 'Petit pain', category: 'Bread' })
  const api = createShop({
    availableInventory: { products: [TRAY, bread], menus: [], lines: [] },
    product: { ...details, ...bread },
  })
  const cart = aCart({ guests: { people: 14, groups: [] }, items: [units(14)] })
  await renderApp('/?produit=4', { api, cart })
  const dialog = within(await screen.findByRole('dialog', { name: 'Petit pain' }))
  expect(await dialog.findByRole('button', { name: /^Ajouter 14/ })).toBeVisible()
  expect(dialog.queryByText(/servis?$/)).not.toBeInTheDocument()
})

test('the sheet of what serves no one by itself proposes nothing', async () => {
  const bottle = product({ id: '4', name: 'Eau', participantsPerQuantity: 0 })
  const api = createShop({
    availableInventory: { products: [bottle], menus: [], lines: [] },
    product: { ...details, ...bottle },
  })
  await renderApp('/?produit=4&personnes=14', { api })
  const dialog = within(await screen.findByRole('dialog', { name: 'Eau' }))
  expect(await dialog.findByText('Poulet fermier rôti.')).toBeVisible()
  expect(dialog.queryByText(/personnes/)).not.toBeInTheDocument()
})

test('the sheet of a menu that failed to load can be loaded again', async () => {
  expectConsoleErrors(/INTERNAL|Panne|error/i)
  const shelf = { products: [TRAY], menus: [MENU], lines: [] }
  const shop = createShop({
    // The sheet alone queries the dishes of every line.
    availableInventory: ({ input }: { input: { linesIds?: string[] } }) => {
      if (!input.linesIds) throw refusal('INTERNAL_SERVER_ERROR', 'Panne')
      return shelf
    },
  })
  const { user } = await renderApp('/?menu=1', { api: shop })
  const dialog = within(await screen.findByRole('dialog', { name: 'Formule Rive gauche' }))
  const retry = await dialog.findByRole('button', { name: 'Réessayer' })
  shop.response({ availableInventory: shelf })
  await user.click(retry)
  expect(await dialog.findByText(/2\s×\sPlateau Batignolles/)).toBeVisible()
})

test('a sheet that failed to load can be loaded again', async () => {
  expectConsoleErrors(/INTERNAL|Panne|error/i)
  const shop = createShop({
    product: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'Panne')
    },
  })
  const { user } = await renderApp('/?produit=1', { api: shop })
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  shop.response({ product: details })
  await user.click(retry)
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText('Poulet fermier rôti.')).toBeVisible()
})
