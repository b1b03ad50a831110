import { act, screen, waitFor, within } from '@testing-library/react'
import { refusal, type Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { changesOf, favourite, shopWithFavourites } from './shopWithFavourites'

const open = (api: ReturnType<typeof shopWithFavourites>) =>
  renderApp('/account/favoris', { api, user: CAMILLE })

const names = () =>
  within(screen.getByRole('list', { name: 'Plats favoris' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const remove = (dish: number) =>
  screen.findByRole('button', { name: `Retirer Plateau ${dish} de mes favoris` })

test('lists each dish with its price of today and the way to its sheet', async () => {
  const api = shopWithFavourites(0)
  const favourites = [favourite('7'), favourite('9', { lineId: 'LIGNE-PATISSERIE', price: 450 })]
  api.response({ getCustomerProfile: { id: '1', favourites } })
  await open(api)
  expect(await screen.findByRole('heading', { level: 1, name: 'Mes favoris' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Plateau 7' })).toHaveAttribute('href', '/?produit=7')
  expect(screen.getByRole('link', { name: 'Plateau 9' })).toHaveAttribute(
    'href',
    '/shop/patisserie?produit=9',
  )
  expect(screen.getByText(/^4,50\s€/)).toBeVisible()
})

test('a dish of a line that this release does not know is found by that line', async () => {
  const api = shopWithFavourites(0)
  const favourites = [favourite('7', { lineId: 'LIGNE-NOUVELLE' })]
  api.response({ getCustomerProfile: { id: '1', favourites } })
  await open(api)
  const link = await screen.findByRole('link', { name: 'Plateau 7' })
  expect(link).toHaveAttribute('href', '/shop/LIGNE-NOUVELLE?produit=7')
})

test('says how to keep the first one', async () => {
  await open(shopWithFavourites(0))
  expect(await screen.findByRole('heading', { name: 'Aucun favori pour l’instant' })).toBeVisible()
  expect(screen.getByText(/^Appuyez sur le cœur d’un plat/)).toBeVisible()
})

test('a dish that is taken out can be had back', async () => {
  const api = shopWithFavourites(0, '1', '2')
  const { user } = await open(api)
  await user.click(await remove(1))
  expect(await screen.findByText('Plateau 1 retiré de vos favoris.')).toBeVisible()
  expect(names()).toEqual(['Plateau 2'])
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(names()).toEqual(['Plateau 1', 'Plateau 2']))
  expect(changesOf(api)).toEqual(['Remove 1', 'Add 1'])
})

test('the last one that goes leaves the way to the first one, with the focus', async () => {
  const { user } = await open(shopWithFavourites(0, '1'))
  await user.click(await remove(1))
  await screen.findByRole('heading', { name: 'Aucun favori pour l’instant' })
  await waitFor(() => expect(screen.getByRole('link', { name: 'Voir la carte' })).toHaveFocus())
})

test.each<[string, Responses, RegExp]>([
  ['taken out', { removeFavourite: refused }, /^Plateau 1 n’a pas pu être retiré de vos favoris/],
  ['had back', { addFavourite: refused }, /^Plateau 1 n’a pas pu être ajouté à vos favoris/],
])('a dish that cannot be %s says so', async (what, responses, words) => {
  const api = shopWithFavourites(0, '1', '2')
  api.response(responses)
  const { user } = await open(api)
  await user.click(await remove(1))
  if (what === 'had back') await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(names()).toEqual(what === 'had back' ? ['Plateau 2'] : ['Plateau 1', 'Plateau 2'])
})

test('a dish that could not be taken out without a line is so once the line is back', async () => {
  const line = { isCut: false }
  const shop = shopWithFavourites(0, '1', '2')
  const fetch: typeof shop.fetch = async (url, request) =>
    line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : shop.fetch(url, request)
  const { user } = await open({ ...shop, fetch })
  const button = await remove(1)
  line.isCut = true
  await user.click(button)
  await screen.findByText(/^Plateau 1 n’a pas pu être retiré de vos favoris/)
  line.isCut = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(names()).toEqual(['Plateau 2']))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(changesOf(shop)).toEqual(['Remove 1'])
})

function refused() {
  throw refusal('INTERNAL', 'Broken')
}
