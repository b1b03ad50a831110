import { preparePage } from '../../../src/client/app/laterRoutes'

const mockScreen = jest.fn(() => ({ CartScreen: () => null }))
jest.mock('../../../src/client/areas/cart/page/CartScreen', () => mockScreen())

test('the code of a page comes before anybody goes there, and a page that is in the bundle needs nothing', async () => {
  await preparePage('/mentions-legales')
  expect(mockScreen).not.toHaveBeenCalled()
  await preparePage('/CART')
  expect(mockScreen).toHaveBeenCalledTimes(1)
})
