import { act, screen, waitFor } from '@testing-library/react'
import { AT_ONCE, BLOCK } from '../../../src/client/areas/storefront/catalogue/catalogueBlocks'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, product } from '../../support/shopFront'

type Stretch = { top: number; bottom: number }
type Entry = {
  isIntersecting: boolean
  target: Element
  boundingClientRect: Stretch
  rootBounds: Stretch
}

/** jsdom lays nothing out: the test says what the screen came near to. */
class Screen {
  static watched = new Set<Element>()
  static notify: ((entry: Entry) => void) | null = null

  constructor(tell: (entries: Entry[]) => void) {
    Screen.notify = (entry) => tell([entry])
  }
  observe = (target: Element) => void Screen.watched.add(target)
  unobserve = (target: Element) => void Screen.watched.delete(target)
}

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: Screen })
})

const DISHES = AT_ONCE + 3 * BLOCK + 1
const products = Array.from({ length: DISHES }, (_, at) =>
  product({ id: String(at + 1), name: `Plateau ${at + 1}` }),
)

const dishes = () => document.querySelectorAll('main article').length

/** The screen comes near to one of the blocks of what waits, which are a thousand pixels high. */
const comeNear = (place: number, block: number) => {
  const target = [...Screen.watched][place]
  if (!(target instanceof HTMLElement)) throw new Error(`nothing waits at ${place}`)
  const bottom = 1_000 * Number(target.style.getPropertyValue('--blocks'))
  act(() =>
    Screen.notify?.({
      isIntersecting: true,
      target,
      boundingClientRect: { top: 0, bottom },
      rootBounds: { top: 1_000 * block + 200, bottom: 1_000 * block + 800 },
    }),
  )
}

const openList = async () => {
  const api = createShop({ availableInventory: { products, menus: [], lines: [] } })
  const app = await renderApp('/cart', { api, cart: aCart() })
  await act(() => app.router.navigate('/'))
  await waitFor(() => expect(dishes()).toBe(AT_ONCE + 1))
  return app
}

test('of a long list, what is far from the screen comes when the screen comes near, and stays', async () => {
  await openList()
  expect(screen.getByText(new RegExp(`^${DISHES}\\b`))).toBeVisible()
  expect(Screen.watched.size).toBe(1)
  comeNear(0, 1)
  await waitFor(() => expect(dishes()).toBe(AT_ONCE + BLOCK + 1))
  expect(
    screen.getByRole('article', { name: `Plateau ${AT_ONCE + BLOCK + 1}` }),
  ).toBeInTheDocument()
  expect(Screen.watched.size).toBe(2)
  comeNear(0, 0)
  await waitFor(() => expect(dishes()).toBe(AT_ONCE + 2 * BLOCK + 1))
  expect(
    [...document.querySelectorAll('main article h3')].map(({ textContent }) => textContent),
  ).toEqual(
    products
      .map(({ name }) => name)
      .filter((_, at) => at < AT_ONCE + 2 * BLOCK || at === DISHES - 1),
  )
})

test('a long list that is come back to is as long as it was left, one that is opened anew is not', async () => {
  const { router } = await openList()
  comeNear(0, 0)
  await waitFor(() => expect(dishes()).toBe(AT_ONCE + BLOCK + 1))
  await act(() => router.navigate('/cart'))
  expect(dishes()).toBe(0)
  await act(() => router.navigate(-1))
  await waitFor(() => expect(dishes()).toBe(AT_ONCE + BLOCK + 1))
  await act(() => router.navigate('/cart'))
  await act(() => router.navigate('/'))
  await waitFor(() => expect(dishes()).toBe(AT_ONCE + 1))
})
