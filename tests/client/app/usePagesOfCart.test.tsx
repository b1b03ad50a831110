import { renderHook, waitFor } from '@testing-library/react'
import { preparePage } from '../../../src/client/app/navigation/laterRoutes'
import { usePagesOfCart } from '../../../src/client/app/header/usePagesOfCart'

jest.mock('../../../src/client/services/quietMoment', () => ({
  quietMoment: () => Promise.resolve(),
}))
jest.mock('../../../src/client/app/navigation/laterRoutes', () => ({
  preparePage: jest.fn(() => Promise.resolve()),
}))

const saveData = (value: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true })

const prepared = jest.mocked(preparePage)

beforeEach(() => prepared.mockClear())
afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('once something is in the cart, its page and the checkout are made ready, in this order', async () => {
  const { rerender } = renderHook(usePagesOfCart, { initialProps: false })
  await turn()
  expect(prepared).not.toHaveBeenCalled()
  rerender(true)
  await waitFor(() => expect(prepared).toHaveBeenCalledTimes(2))
  expect(prepared.mock.calls).toEqual([['/cart'], ['/order/livraison']])
  rerender(true)
  await turn()
  expect(prepared).toHaveBeenCalledTimes(2)
})

test('nothing is fetched ahead for a person who saves data', async () => {
  saveData(true)
  renderHook(usePagesOfCart, { initialProps: true })
  await turn()
  expect(prepared).not.toHaveBeenCalled()
})

test('a page that could not be made ready is no trouble: it comes when it is opened', async () => {
  prepared.mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
  renderHook(usePagesOfCart, { initialProps: true })
  await turn()
  expect(prepared).toHaveBeenCalledTimes(1)
})
