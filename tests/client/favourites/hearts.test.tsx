import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CatalogueCard } from '../../../src/client/areas/storefront/catalogue/CatalogueCard'
import { tellFreshResponse, tellKeptResponse } from '../../../src/client/services/connection'
import { refusal } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import type * as Profiled from '../../support/profiled'
import { takeRenders } from '../../support/profiled'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart } from '../../support/shopFront'
import { changesOf, shopWithFavourites } from './shopWithFavourites'

jest.mock('../../../src/client/areas/storefront/catalogue/CatalogueCard', () => {
  const { CatalogueCard: Card } = jest.requireActual<{ CatalogueCard: typeof CatalogueCard }>(
    '../../../src/client/areas/storefront/catalogue/CatalogueCard',
  )
  const { profiled } = jest.requireActual<typeof Profiled>('../../support/profiled')
  return { CatalogueCard: profiled(Card, ({ name }) => name) }
})

const nameOf = (dish: number) => `Garder Plateau ${dish} dans mes favoris`
const heart = (dish: number, pressed: boolean) =>
  screen.findByRole('button', { name: nameOf(dish), pressed })
const open = (api: ReturnType<typeof shopWithFavourites>, path = '/') =>
  renderApp(path, { api, user: CAMILLE, cart: aCart() })

test('each card says whether its dish is a favourite, and a press changes it', async () => {
  const api = shopWithFavourites(3, '2')
  const { user } = await open(api)
  expect(await heart(2, true)).toHaveAttribute('title', 'Retirer de mes favoris')
  await user.click(await heart(1, false))
  await user.click(await heart(2, true))
  await heart(1, true)
  await heart(2, false)
  await waitFor(() => expect(api.kept()).toEqual(['1']))
})

test('a press opens no sheet: the heart stands outside the link of the card', async () => {
  const { user, router } = await open(shopWithFavourites(1))
  const button = await heart(1, false)
  expect(screen.getByRole('link', { name: 'Plateau 1' })).not.toContainElement(button)
  await user.click(button)
  await heart(1, true)
  expect(router.state.location.search).toBe('')
})

test('it is shown before the server knows of it', async () => {
  const api = shopWithFavourites(1)
  let respond = (_profile: object): void => undefined
  const addFavourite = () => new Promise<object>((resolve) => (respond = resolve))
  api.response({ addFavourite })
  const { user } = await open(api)
  await user.click(await heart(1, false))
  expect(await heart(1, true)).toBeVisible()
  respond({ id: '1', favourites: [{ id: '1' }] })
  await heart(1, true)
})

test('presses in a row are sent one after the other, and end as the last one was meant', async () => {
  const api = shopWithFavourites(2)
  const { user } = await open(api)
  await user.dblClick(await heart(1, false))
  await user.click(await heart(1, false))
  await user.click(await heart(2, false))
  await waitFor(() => expect([...api.kept()].sort()).toEqual(['1', '2']))
  await heart(1, true)
  await heart(2, true)
  expect(changesOf(api).at(-1)).toBe('Add 2')
})

test.each([
  [
    'the account has as many as it may',
    refusal('BAD_USER_INPUT', 'Full', { productId: 'TOO_MANY' }),
    /garde déjà 200\sfavoris/,
  ],
  ['the dish is gone', refusal('NOT_FOUND', 'No such product'), 'Plateau 1 n’est plus à la carte.'],
  ['the server fails', refusal('INTERNAL', 'Broken'), /n’a pas pu être ajouté à vos favoris/],
])('when %s, it goes back and says why', async (_, error, words) => {
  const api = shopWithFavourites(1)
  api.response({
    addFavourite: () => {
      throw error
    },
  })
  const { user } = await open(api)
  await user.click(await heart(1, false))
  expect(await screen.findByText(words)).toBeVisible()
  await heart(1, false)
})

test('what is lost without a line goes back, and is done when the line is back', async () => {
  const shop = shopWithFavourites(2, '2')
  const line = { isCut: false }
  const fetch: typeof shop.fetch = async (url, request) =>
    line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : shop.fetch(url, request)
  const { user } = await open({ ...shop, fetch })
  line.isCut = true
  await user.click(await heart(1, false))
  expect(await screen.findByText(/n’a pas pu être ajouté à vos favoris/)).toBeVisible()
  await heart(1, false)
  line.isCut = false
  fireEvent(window, new Event('online'))
  await heart(1, true)
  await waitFor(() => expect(shop.kept()).toEqual(['1', '2']))
  expect(changesOf(shop)).toEqual(['Add 1'])
})

test('none stands in a list of an earlier moment, which does not know them', async () => {
  await open(shopWithFavourites(1, '1'))
  await heart(1, true)
  act(() => tellKeptResponse('2026-11-24T09:00:00.000Z'))
  expect(screen.queryByRole('button', { name: nameOf(1) })).not.toBeInTheDocument()
  act(tellFreshResponse)
  await heart(1, true)
})

test('the sheet of a dish has the same heart, and says in the sheet when a change fails', async () => {
  const api = shopWithFavourites(1, '1')
  const { user } = await open(api, '/?produit=1')
  const sheet = within(await screen.findByRole('dialog', { name: 'Plateau 1' }))
  const button = await sheet.findByRole('button', { name: nameOf(1), pressed: true })
  const removeFavourite = () => {
    throw refusal('INTERNAL', 'Broken')
  }
  api.response({ removeFavourite })
  await user.click(button)
  expect(await sheet.findByText(/n’a pas pu être retiré/)).toBeVisible()
  expect(button).toHaveAttribute('aria-pressed', 'true')
  api.response({ removeFavourite: () => ({ id: '1', favourites: [] }) })
  await user.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  const [leave] = sheet.getAllByRole('button', { name: 'Fermer' })
  if (leave) await user.click(leave)
  await heart(1, false)
})

test('a visitor sees no heart, and nothing of an account is requested', async () => {
  const api = shopWithFavourites(2, '1')
  await renderApp('/?produit=1', { api, cart: aCart() })
  await screen.findByRole('dialog', { name: 'Plateau 1' })
  expect(api.sent('shopScreenQuery')[0]?.variables).toMatchObject({ isSignedIn: false })
  expect(screen.queryByRole('button', { name: /favoris/, hidden: true })).not.toBeInTheDocument()
})

test('signing out takes the hearts away, and the next account sees its own', async () => {
  const api = shopWithFavourites(2, '1')
  api.response({ disconnect: true })
  const { user } = await open(api)
  await heart(1, true)
  await user.click(screen.getByRole('button', { name: 'Compte de Camille Roche' }))
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /favoris/ })).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(screen.getByRole('article', { name: 'Plateau 1' })).toBeVisible()
  api.response({
    getCustomerProfile: { id: '2', favourites: [{ id: '2' }] },
    authenticate: { token: 'token-of-louis' },
    getUserFromToken: { ...CAMILLE, id: '2', firstname: 'Louis' },
  })
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
  const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
  await fillIn(user, form.getByLabelText(/e-mail/i), 'louis@cantine-rivoli.example')
  await fillIn(user, form.getByLabelText('Mot de passe'), 'Un-Dejeuner-2026')
  await user.click(form.getByRole('button', { name: 'Se connecter' }))
  await heart(2, true)
  await heart(1, false)
})

test('a heart renders its own card, and no other one of the grid', async () => {
  const { user } = await open(shopWithFavourites(30))
  const button = await heart(7, false)
  await heart(30, false)
  takeRenders()
  await user.click(button)
  await heart(7, true)
  // The press, and its response: once each.
  const renders: string[] = []
  await waitFor(() => {
    renders.push(...takeRenders())
    expect(renders).toEqual(['Plateau 7', 'Plateau 7'])
  })
})
