import { act, screen, waitFor, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { tellFreshResponse, tellKeptResponse } from '../../../src/client/services/connection'
import { refusal, type Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, units } from '../../support/shopFront'

const ORDERS: Responses = { orders: [], ordersCount: 0 }
const PROFILE: Responses = {
  getCustomerProfile: { id: '1', firstname: 'Camille', lastname: 'Roche' },
  lastDeliveryAddresses: [],
}

/** A shop whose server can be put out of reach, or fall silent, while the browser says that it is online. */
function shopOutOfReach(responses: Responses = {}) {
  const shop = createShop({ ...ORDERS, ...responses })
  let connection: 'there' | 'lost' | 'silent' = 'there'
  const fetch: typeof shop.fetch = (url, request) => {
    if (connection === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
    if (connection === 'silent') return new Promise(() => undefined)
    return shop.fetch(url, request)
  }
  return {
    api: { ...shop, fetch },
    set: (next: typeof connection) => {
      connection = next
    },
  }
}

type Options = { responses?: Responses; at?: string } & Pick<
  NonNullable<Parameters<typeof renderApp>[1]>,
  'user' | 'cart'
>

async function openShop({ responses, at = '/', ...who }: Options = {}) {
  const shop = shopOutOfReach(responses)
  const app = await renderApp(at, { api: shop.api, ...who })
  return { ...app, setConnection: shop.set }
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const notice = async () => within(await screen.findByRole('alert'))
const storefront = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Boutiques' })).getByRole('link', { name })
const dish = () => screen.findByRole('button', { name: 'Ajouter Plateau Belleville' })

/** The page of before stays, with what was in it, and says why. */
async function expectStayed(name: string) {
  expect((await notice()).getByText('La connexion à nos services a échoué')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument()
}

test('a storefront whose list is lost leaves one in the storefront before, with its cart', async () => {
  const { user, router, api, setConnection } = await openShop({
    cart: aCart({ items: [units(3)] }),
  })
  await dish()
  setConnection('lost')
  const requests = api.requests.length
  await user.click(storefront('Petits-déjeuners'))
  await expectStayed('Plateaux repas')
  expect(await dish()).toBeVisible()
  expect(screen.getByRole('link', { name: 'Panier, 3 articles' })).toBeVisible()
  expect(storefront('Plateaux repas')).toHaveAttribute('aria-current', 'page')
  expect(router.state).toMatchObject({
    location: { pathname: '/' },
    navigation: { state: 'idle' },
  })
  expect(api.requests).toHaveLength(requests)
})

test('« Réessayer » says it again until it works, and then goes there', async () => {
  const { user, router, setConnection } = await openShop()
  await dish()
  setConnection('lost')
  await user.click(storefront('Petits-déjeuners'))
  await user.click((await notice()).getByRole('button', { name: 'Réessayer' }))
  await expectStayed('Plateaux repas')
  setConnection('there')
  await user.click((await notice()).getByRole('button', { name: 'Réessayer' }))
  await title('Petits-déjeuners')
  expect(router.state.location.pathname).toBe('/shop/petits-dejeuners')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('it goes there by itself when the browser finds a network again', async () => {
  const { user, setConnection } = await openShop()
  await dish()
  setConnection('lost')
  await user.click(storefront('Petits-déjeuners'))
  await notice()
  setConnection('there')
  act(() => void window.dispatchEvent(new Event('online')))
  await title('Petits-déjeuners')
})

test('« Rester ici » takes the notice away, and the page goes on', async () => {
  const { user, setConnection } = await openShop()
  await dish()
  setConnection('lost')
  await user.click(storefront('Petits-déjeuners'))
  await user.click((await notice()).getByRole('button', { name: 'Rester ici' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  setConnection('there')
  await user.click(screen.getByRole('button', { name: 'Vegan' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(await title('Plateaux repas')).toBeVisible()
})

test('a second press on another link is the one that counts', async () => {
  const { user, router, setConnection } = await openShop()
  await dish()
  setConnection('lost')
  await user.click(storefront('Petits-déjeuners'))
  await notice()
  await user.click(storefront('Menus & buffets'))
  await expectStayed('Plateaux repas')
  setConnection('there')
  await user.click((await notice()).getByRole('button', { name: 'Réessayer' }))
  await title('Menus & buffets')
  await act(() => router.navigate(-1))
  await title('Plateaux repas')
})

test('a link that is pressed once the server is back goes there, without the one that was lost', async () => {
  const { user, setConnection } = await openShop()
  await dish()
  setConnection('lost')
  await user.click(storefront('Petits-déjeuners'))
  await notice()
  setConnection('there')
  await user.click(storefront('Menus & buffets'))
  await title('Menus & buffets')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the orders of the account are waited for in the shop', async () => {
  const { goTo, router, user, setConnection } = await openShop({
    user: CAMILLE,
    responses: PROFILE,
  })
  await dish()
  setConnection('lost')
  await goTo('/account/commandes')
  await expectStayed('Plateaux repas')
  setConnection('there')
  await user.click((await notice()).getByRole('button', { name: 'Réessayer' }))
  await title('Mes commandes')
  expect(router.state.location.pathname).toBe('/account/commandes')
})

test('a page of the account that is lost leaves what is typed on another, which is not requested again', async () => {
  const { user, api, router, setConnection } = await openShop({
    at: '/account/informations',
    user: CAMILLE,
    responses: PROFILE,
  })
  const field = await screen.findByLabelText(/^Prénom/)
  await user.clear(field)
  await user.type(field, 'Camilla')
  setConnection('lost')
  const sent = api.sent('profileScreenQuery').length
  const account = within(screen.getByRole('navigation', { name: 'Votre compte' }))
  await user.click(account.getByRole('link', { name: 'Mes commandes' }))
  await notice()
  expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Camilla')
  expect(router.state.location.pathname).toBe('/account/informations')
  expect(api.sent('profileScreenQuery')).toHaveLength(sent)
})

test('an order that the loader of its page awaits is no different', async () => {
  const { goTo, setConnection } = await openShop({ user: CAMILLE, responses: PROFILE })
  await dish()
  setConnection('lost')
  await goTo('/account/commandes/42')
  await expectStayed('Plateaux repas')
})

test('another storefront of the menu is no different, at the same path', async () => {
  const { user, router, setConnection } = await openShop({ at: '/menu' })
  await screen.findByRole('link', { name: /Batignolles/ })
  setConnection('lost')
  const menus = within(screen.getByRole('navigation', { name: 'Nos cartes' }))
  await user.click(menus.getByRole('link', { name: 'Pâtisserie' }))
  await notice()
  expect(screen.getByRole('link', { name: /Batignolles/ })).toBeVisible()
  expect(router.state.location.search).toBe('')
  setConnection('there')
  await user.click((await notice()).getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(router.state.location.search).toBe('?carte=patisserie'))
})

test('a list of an earlier moment says so, also after a page that was lost', async () => {
  const { user, setConnection } = await openShop()
  await dish()
  act(() => tellKeptResponse('2026-11-24T09:00:00+01:00'))
  try {
    setConnection('lost')
    await user.click(storefront('Petits-déjeuners'))
    await expectStayed('Plateaux repas')
    expect(await screen.findByText(/^Ce qui s’affiche date du/)).toBeVisible()
  } finally {
    act(tellFreshResponse)
  }
})

test('a list of an earlier moment stays marked while its dishes are looked at, and is requested again when the line is back', async () => {
  const { user, api } = await openShop()
  await dish()
  act(() => tellKeptResponse('2026-11-24T09:00:00+01:00'))
  try {
    await user.hover(screen.getByRole('article', { name: 'Plateau Belleville' }))
    await waitFor(() => expect(api.sent('ProductDetailsQuery')).toHaveLength(1))
    expect(await screen.findByText(/^Ce qui s’affiche date du/)).toBeVisible()
    const sent = api.sent('shopScreenQuery').length
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(api.sent('shopScreenQuery')).toHaveLength(sent + 1))
    await waitFor(() => expect(screen.queryByText(/^Ce qui s’affiche date du/)).toBeNull())
  } finally {
    act(tellFreshResponse)
  }
})

test('a server that is silent is out of reach after twenty seconds', async () => {
  const { user, setConnection } = await openShop()
  await dish()
  setConnection('silent')
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame'] })
  try {
    act(() => storefront('Petits-déjeuners').click())
    await act(() => jest.advanceTimersByTimeAsync(19_000))
    expect(screen.getByText('Chargement de la carte')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Petits-déjeuners')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(1_000))
  } finally {
    jest.useRealTimers()
  }
  await expectStayed('Plateaux repas')
  setConnection('there')
  await user.click((await notice()).getByRole('button', { name: 'Réessayer' }))
  await title('Petits-déjeuners')
})

test('a server that answers with an error shows the error screen, as ever', async () => {
  expectConsoleErrors(/Internal server error|error boundary|error occurred/)
  const { user, api } = await openShop()
  await dish()
  api.response({
    availableInventory: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'Internal server error')
    },
  })
  await user.click(storefront('Petits-déjeuners'))
  expect(await screen.findByText(/^Nos services n’ont pas pu préparer cette page/)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
