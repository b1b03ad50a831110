import { fireEvent, waitFor } from '@testing-library/react'
import { preparePage, preparePagesOnIntent } from '../../../src/client/app/navigation/laterRoutes'

const mockScreen = jest.fn(() => ({ CartScreen: () => null }))
jest.mock('../../../src/client/areas/cart/page/CartScreen', () => mockScreen())

const mockMenu = jest.fn(() => ({ MenuScreen: () => null }))
jest.mock('../../../src/client/areas/menu/MenuScreen', () => mockMenu())

const mockTracking = jest.fn(() => ({ TrackScreen: () => null }))
jest.mock('../../../src/client/areas/tracking/TrackScreen', () => mockTracking())

test('the code of a page comes before anybody goes there, and a page that is in the bundle needs nothing', async () => {
  await preparePage('/mentions-legales')
  expect(mockScreen).not.toHaveBeenCalled()
  await preparePage('/CART')
  expect(mockScreen).toHaveBeenCalledTimes(1)
})

test('a link that is pointed at or focused has the code of its page fetched, one to another site has not', async () => {
  preparePagesOnIntent()
  document.body.innerHTML = `
    <a href="https://elsewhere.example/menu">Ailleurs</a>
    <a href="/menu"><span>La carte</span></a>
    <a href="/track/1">Suivre</a>`
  const [elsewhere, menu, tracking] = document.querySelectorAll('a')
  const label = document.querySelector('span')
  if (!elsewhere || !menu || !tracking || !label) throw new Error('No links')

  fireEvent.pointerOver(document.body)
  fireEvent.pointerOver(elsewhere)
  fireEvent.focusIn(tracking)
  await waitFor(() => expect(mockTracking).toHaveBeenCalledTimes(1))
  expect(mockMenu).not.toHaveBeenCalled()

  fireEvent.pointerOver(label)
  await waitFor(() => expect(mockMenu).toHaveBeenCalledTimes(1))
})
