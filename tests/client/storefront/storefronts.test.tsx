import { screen, waitFor, within } from '@testing-library/react'
import type { SessionUser } from '../../../src/client/state/sessionState'
import { STOREFRONTS } from '#domain/catalogue/storefronts'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, ADDRESS, createShop, NOON, product, TODAY, units } from '../../support/shopFront'

const LOUIS: SessionUser = { ...CAMILLE, type: 'canteen' }
const location = {
  id: 'c1',
  address: '24 rue de Paradis, 75010 Paris',
  lat: 48.87,
  lng: 2.35,
  isRoomServiceDeliveryPoint: true,
}
const profile = {
  companyEntity: { hasRoomServiceEnabled: true, canteenLocations: [location], eventDiscounts: [] },
}
const ofLine = (lineId: string, name: string) =>
  product({ id: lineId, name, line: { id: lineId, slug: lineId, name } })

const EVERY_LINE = STOREFRONTS.map(({ lineId, name }) => ofLine(lineId, `Un plat de ${name}`))

const EMPTY: Readonly<Record<string, string>> = {
  'plateaux-repas': 'Aucun plateau repas ce jour-là',
  menus: 'Aucun menu ni buffet ce jour-là',
  'petits-dejeuners': 'Pas de petit-déjeuner ce matin-là',
  patisserie: 'La vitrine de la pâtisserie est vide ce jour-là',
  'room-service': 'Pas de room service ce jour-là',
  cantine: 'Pas de service à la cantine ce jour-là',
  eshop: 'Les rayons sont vides ce jour-là',
}

const visit = (path: string, products: readonly unknown[]) => {
  const api = createShop({
    getCustomerProfile: profile,
    lastDeliveryAddresses: [],
    availableInventory: { products, menus: [], lines: [] },
  })
  return renderApp(path, { api, user: path === '/shop/cantine' ? LOUIS : CAMILLE })
}

test.each(['/shop/cantine', '/shop/room-service'])(
  '%s sells dishes, and no trays',
  async (path) => {
    const { user } = await visit(path, [
      ...EVERY_LINE,
      ...EVERY_LINE.map((dish) => ({ ...dish, id: `${dish.id}-2`, category: 'Other' })),
    ])
    expect(await screen.findByRole('heading', { level: 2, name: 'Plats' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Entrées et à-côtés' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Plats' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(screen.queryByText(/Plateaux et coffrets/)).not.toBeInTheDocument()
  },
)

describe.each(STOREFRONTS)('$name', ({ slug, name, path, lineId, brandId }) => {
  test('has its own heading, shows its own line only and queries its own brand', async () => {
    const { api } = await visit(path, EVERY_LINE)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    const dishes = await screen.findAllByRole('article')
    expect(dishes).toHaveLength(1)
    expect(dishes[0]).toHaveAccessibleName(`Un plat de ${name}`)
    expect(api.sent('shopScreenQuery')[0]?.variables).toMatchObject({ brandId, lineId })
  })

  test('has its own words when it has nothing for the day', async () => {
    const others = EVERY_LINE.filter((dish) => dish.id !== lineId)
    const { user } = await visit(path, others)
    // The modal says it first, and leads to a storefront that is not this one.
    const modal = await screen.findByRole('dialog', { name: /^La carte est vide/ })
    const elsewhere = within(modal).getByRole('link', { name: /^Voir la carte/ })
    expect(elsewhere).not.toHaveAttribute('href', path)
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('heading', { name: EMPTY[slug] ?? '' })).toBeVisible()
    await user.click(
      within(screen.getByRole('main')).getByRole('button', { name: 'Choisir un autre jour' }),
    )
    expect(await screen.findByRole('dialog', { name: /Quel jour/ })).toBeVisible()
  })
})

test('an address is looked up for the brand of its storefront, days and slots too', async () => {
  const api = createShop({
    availableInventory: { products: EVERY_LINE, menus: [], lines: [] },
  })
  const { user } = await renderApp('/shop/patisserie?livraison=adresse', { api })
  await user.type(await screen.findByRole('combobox', { name: /^Adresse/ }), '8 rue')
  await user.click(await screen.findByRole('option', { name: ADDRESS }))
  await waitFor(() => expect(api.sent('findDeliveryPointQuery')).toHaveLength(1))
  expect(api.sent('findDeliveryZoneQuery')[0]?.variables).toMatchObject({ brandId: '21' })
  expect(api.sent('shopScreenQuery')[0]?.variables).toMatchObject({ brandId: '21' })
})

test('the checkout queries the slots of the cart’s brand', async () => {
  const cart = aCart({
    mainBrandId: '21',
    deliveryDay: TODAY,
    deliverySlot: NOON,
    items: [units(4)],
  })
  const api = createShop()
  await renderApp('/order', { api, cart })
  await waitFor(() => expect(api.sent('orderScreenQuery')).not.toHaveLength(0))
  expect(api.sent('orderScreenQuery')[0]?.variables).toMatchObject({ brandId: '21' })
})

test('no two storefronts share their empty words', () => {
  expect(new Set(STOREFRONTS.map(({ slug }) => EMPTY[slug])).size).toBe(STOREFRONTS.length)
})

test('a line that this release does not know has the name and the brand of the inventory', async () => {
  const lineId = 'LIGNE-NOEL'
  const brand = { id: '21', name: 'Pâtisserie', key: 'patisserie' }
  const dish = { ...ofLine(lineId, 'Bûche aux marrons'), brand }
  const line = { ...dish.line, name: 'La table de Noël', brand }
  const api = createShop({
    availableInventory: { products: [dish], menus: [], lines: [line] },
  })
  const { user } = await renderApp(`/shop/${lineId}`, { api, cart: aCart() })
  expect(await screen.findByRole('heading', { level: 1, name: 'La table de Noël' })).toBeVisible()
  expect(await screen.findByRole('article')).toHaveAccessibleName('Bûche aux marrons')
  expect(api.sent('shopScreenQuery')[0]?.variables).toMatchObject({
    lineId,
    input: { linesIds: [lineId] },
  })
  await user.click(screen.getByRole('button', { name: /^Ajouter Bûche aux marrons/ }))
  const cart = window.localStorage.getItem('tablee.cart') ?? '{}'
  expect(JSON.parse(cart)).toMatchObject({ lineId, mainBrandId: '21' })
})

test('a line that the inventory does not know either leads to the storefronts, and to no other day', async () => {
  const api = createShop({ availableInventory: { products: [], menus: [], lines: [] } })
  await renderApp('/shop/patisseries', { api, cart: aCart() })
  expect(
    await screen.findByRole('heading', { name: 'Cette carte n’existe pas, ou plus' }),
  ).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Pâtisserie' })).toHaveAttribute('href', '/shop/patisserie')
  expect(main.getByRole('link', { name: 'Plateaux repas' })).toHaveAttribute('href', '/')
  expect(main.queryByRole('link', { name: 'Cantine' })).not.toBeInTheDocument()
  expect(main.queryByRole('button', { name: /autre jour/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['coffrets', 'Coffrets'],
  ['Boissons', 'Boissons'],
  ['epicerie', 'Épicerie'],
  ['tout', 'E-shop'],
  ['inconnue', 'E-shop'],
])('the part %s of the e-shop is headed « %s »', async (collection, heading) => {
  await renderApp(`/eshop/${collection}`, { api: createShop(), cart: aCart() })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
})

test('a line of the inventory that has nothing for the day proposes another day', async () => {
  const line = { id: 'LIGNE-NOEL', slug: 'noel', name: 'La table de Noël', brand: { id: '21' } }
  const api = createShop({ availableInventory: { products: [], menus: [], lines: [line] } })
  await renderApp('/shop/LIGNE-NOEL', { api, cart: aCart() })
  expect(await screen.findByRole('dialog', { name: /^La carte est vide/ })).toBeVisible()
})

test.each([
  ['with an address, once it is told what has left it', {}],
  ['without an address', { address: '', lat: null, lng: null }],
])('an empty storefront says so to a filled cart too: %s', async (_, place) => {
  const api = createShop({ availableInventory: { products: [], menus: [], lines: [] } })
  const cart = aCart({ items: [units(2)], ...place })
  const { user } = await renderApp('/', { api, cart })
  if (!('address' in place)) {
    const dropped = await screen.findByRole('dialog', { name: 'Votre panier a changé' })
    await user.click(within(dropped).getByRole('button', { name: 'Continuer' }))
  }
  expect(await screen.findByRole('dialog', { name: /^La carte est vide/ })).toBeVisible()
})

test.each([
  ['/shop/room-service', /^Le room service est réservé/, /Elle n’a pas encore ce service/],
  ['/shop/cantine', /^La cantine est réservée/, /Demandez un accès/],
])('%s tells a visitor why it is closed and how to get it', async (path, why, how) => {
  await renderApp(path, { api: createShop(), cart: aCart() })
  expect(await screen.findByRole('heading', { name: why })).toBeVisible()
  expect(screen.getByText(how)).toBeVisible()
  expect(
    within(screen.getByRole('main')).getByRole('button', { name: 'Se connecter' }),
  ).toBeVisible()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

test('from the closed canteen a visitor signs in as its guest, or requests access', async () => {
  const { user } = await renderApp('/shop/cantine', { api: createShop(), cart: aCart() })
  const main = within(await screen.findByRole('main'))
  await user.click(await main.findByRole('button', { name: 'Se connecter' }))
  const signIn = within(await screen.findByRole('dialog', { name: 'Se connecter' }))
  expect(signIn.getByRole('radio', { name: 'Cantine' })).toBeChecked()
  await user.click(signIn.getByRole('button', { name: 'Fermer' }))
  await user.click(main.getByRole('button', { name: 'Demander un accès' }))
  const access = within(await screen.findByRole('dialog', { name: 'Accéder à la cantine' }))
  expect(access.getByRole('textbox', { name: 'Adresse e-mail professionnelle' })).toBeVisible()
})

test('from the closed canteen a customer with another account requests access, and is not asked to sign in', async () => {
  const { user, api } = await renderApp('/shop/cantine', {
    api: createShop({
      getCustomerProfile: profile,
      lastDeliveryAddresses: [],
      requestCanteenAccess: true,
    }),
    user: CAMILLE,
  })
  expect(await screen.findByText(/Demandez un accès avec votre adresse/)).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.queryByRole('button', { name: 'Se connecter' })).not.toBeInTheDocument()
  await user.click(main.getByRole('button', { name: 'Demander un accès' }))
  const access = within(await screen.findByRole('dialog', { name: 'Accéder à la cantine' }))
  const toSignIn = { name: 'Revenir à la connexion' }
  expect(access.queryByRole('button', toSignIn)).not.toBeInTheDocument()
  await fillIn(user, access.getByRole('textbox'), 'camille@cantine-rivoli.example')
  await user.click(access.getByRole('button', { name: 'Recevoir le lien' }))
  const sent = within(await screen.findByRole('dialog', { name: 'Un e-mail est parti' }))
  expect(sent.getByText(/camille@cantine-rivoli.example ouvre droit à une cantine/)).toBeVisible()
  expect(sent.queryByRole('button', toSignIn)).not.toBeInTheDocument()
  expect(api.sent('useRequestCanteenAccessMutation')[0]?.variables).toEqual({
    email: 'camille@cantine-rivoli.example',
  })
})

test('a customer whose company lacks room service is told whom to call', async () => {
  const without = { companyEntity: { ...profile.companyEntity, hasRoomServiceEnabled: false } }
  const api = createShop({ getCustomerProfile: without, lastDeliveryAddresses: [] })
  await renderApp('/shop/room-service', { api, user: CAMILLE })
  expect(await screen.findByText(/n’a pas encore ce service/)).toBeVisible()
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: /^Appeler le/ }),
  ).toHaveAttribute('href', expect.stringMatching(/^tel:/))
})
