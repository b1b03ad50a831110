import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, units } from '../../support/shopFront'

const stayOnDesk = window.matchMedia
afterEach(() => {
  window.matchMedia = stayOnDesk
})

/** The screen of a phone. */
const holdPhone = () => {
  window.matchMedia = (media) => Object.assign(stayOnDesk(media), { matches: true })
}

const nav = () => screen.findByRole('navigation', { name: 'Nos cartes' })

test('on a phone the menu lists a storefront by rubric, each dish leading to its sheet', async () => {
  holdPhone()
  await renderApp('/menu', { api: createShop() })
  const trays = await screen.findByRole('region', { name: 'Plateaux et coffrets' })
  expect(
    within(trays).getByRole('link', { name: /Batignolles.*Contient\s: gluten/ }),
  ).toHaveAttribute('href', '/?produit=1')
  const menus = screen.getByRole('region', { name: 'Menus' })
  expect(
    within(menus).getByRole('link', { name: /Rive gauche.*Contient\s: gluten/ }),
  ).toHaveAttribute('href', '/?menu=1')
})

test('rows stand for the dishes that are on their way, as many as a large screen has', async () => {
  holdPhone()
  await renderApp('/menu', {
    api: createShop({ availableInventory: () => new Promise(() => undefined) }),
  })
  const loading = await screen.findByText('Chargement du menu')
  expect(loading).toHaveAttribute('role', 'status')
  const rows = loading.parentElement?.querySelectorAll('[aria-hidden="true"]') ?? []
  // As high as a large screen: 15 of them at 60 pixels.
  expect(rows.length).toBeGreaterThanOrEqual(15)
})

test('another storefront is one press away, and fetches its own line alone', async () => {
  holdPhone()
  const api = createShop()
  const { user, router } = await renderApp('/menu', { api, cart: aCart({ items: [units(2)] }) })
  await user.click(within(await nav()).getByRole('link', { name: 'Pâtisserie' }))
  await waitFor(() => expect(router.state.location.search).toBe('?carte=patisserie'))
  expect(
    await within(await nav()).findByRole('link', { name: 'Pâtisserie', current: 'page' }),
  ).toBeVisible()
  expect(api.sent('menuScreenQuery').at(-1)?.variables.input).toMatchObject({
    linesIds: ['LIGNE-PATISSERIE'],
  })
  expect(within(await nav()).queryByRole('link', { name: 'Cantine' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Commander\s: Pâtisserie$/ })).toHaveAttribute(
    'href',
    '/shop/patisserie',
  )
})

test('a storefront without dishes says so', async () => {
  holdPhone()
  const availableInventory = { products: [], menus: [], lines: [] }
  await renderApp('/menu?carte=menus', { api: createShop({ availableInventory }) })
  expect(await screen.findByRole('heading', { name: /Cette carte est vide/ })).toBeVisible()
})

test.each([
  ['/menu', 'Le menu'],
  ['/menu?carte=patisserie', 'Le menu'],
  ['/quotemobile', 'Demander un devis'],
  ['/contactmobile', 'Nous écrire'],
  ['/authmobile', 'Se connecter'],
])('on a desk %s shows what it shows on a phone', async (path, name) => {
  await renderApp(path, { api: createShop() })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the way to the menu stands in the header', async () => {
  await renderApp('/', { api: createShop() })
  expect(await screen.findByRole('link', { name: 'Le menu' })).toHaveAttribute('href', '/menu')
})
