import { screen } from '@testing-library/react'
import { setTimeout as wait } from 'node:timers/promises'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, product } from '../../support/shopFront'

const mockLost = jest.fn((name: string) => {
  throw new Error(`Loading chunk ${name} failed`)
})
jest.mock('../../../src/client/areas/cart/FilledCart', () => mockLost('FilledCart'))
jest.mock('../../../src/client/design/pictures/thumbHashGround', () => mockLost('thumbHashGround'))

const PHOTOGRAPH = '/static/pictures/plateau.0123456789ab.1QcSHQRnh493V4dIh4eXh1h4kJUI-640.jpg'

// A rejection that no one handles fails the test by itself.
test('code that is fetched beforehand, or for the ground of a picture, and is lost leaves no error', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const products = [product({ pictureUrl: PHOTOGRAPH })]
  const api = createShop({ availableInventory: { products, menus: [], lines: [] } })
  await renderApp('/', { api, cart: aCart() })
  expect(await screen.findByRole('article', { name: 'Plateau Batignolles' })).toBeVisible()
  await wait()
  expect(mockLost.mock.calls.flat().toSorted()).toEqual(['FilledCart', 'thumbHashGround'])
})
