import { act, fireEvent, screen, within } from '@testing-library/react'
import { emptyShop } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createShop, product } from '../../support/shopFront'

const ROW = 390
const ITEM = 120

/** What jsdom lays out nothing of: rows of a phone's width, items side by side in them, as far left as the row is scrolled. */
function placeOf(element: Element): DOMRect {
  const row = element.closest('nav, [role="group"]')
  const scrolled = (row?.scrollLeft ?? 0) + (row?.querySelector('ul')?.scrollLeft ?? 0)
  const at = row ? [...row.querySelectorAll('a, button')].indexOf(element) : -1
  return at < 0 ? new DOMRect(0, 0, ROW, 44) : new DOMRect(at * ITEM - scrolled, 0, ITEM, 44)
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return placeOf(this)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** At its edges a row fades. */
const isInRow = (item: Element, edge = 0) => {
  const { left, right } = placeOf(item)
  return left >= edge && right <= ROW - edge
}

const storefronts = () => within(screen.getByRole('navigation', { name: 'Boutiques' }))

test('the current storefront stands in its row, also after a way through the shop', async () => {
  const { goTo } = await renderApp('/shop/patisserie', { api: emptyShop })
  const link = (name: string) => storefronts().getByRole('link', { name })
  expect(link('Pâtisserie')).toHaveAttribute('aria-current', 'page')
  expect(isInRow(link('Pâtisserie'))).toBe(true)
  await goTo('/eshop/tout')
  expect(isInRow(link('E-shop'))).toBe(true)
  await goTo('/')
  expect(isInRow(link('Plateaux repas'))).toBe(true)
})

test('the keyboard takes the row along, and the page stays where it is', async () => {
  const reveal = jest.spyOn(Element.prototype, 'scrollIntoView')
  // An empty shop would say so in a dialog, beside which nothing takes the focus.
  await renderApp('/', { api: createShop() })
  const last = storefronts().getByRole('link', { name: 'E-shop' })
  expect(isInRow(last)).toBe(false)
  act(() => last.focus())
  expect(isInRow(last)).toBe(true)
  expect(reveal).not.toHaveBeenCalled()
})

test('what the keyboard reaches stands clear of the edge that fades', async () => {
  await renderApp('/', { api: createShop() })
  const row = screen.getByRole('navigation', { name: 'Boutiques' })
  row.scrollLeft = ITEM - 10
  const second = storefronts().getByRole('link', { name: 'Menus & buffets' })
  expect(isInRow(second)).toBe(true)
  act(() => second.focus())
  expect(isInRow(second, 0.08 * ROW)).toBe(true)
})

test('the current page of the account stands in its strip', async () => {
  await renderApp('/account/mot-de-passe', { api: emptyShop, user: CAMILLE })
  const strip = await screen.findByRole('navigation', { name: 'Votre compte' })
  expect(isInRow(within(strip).getByRole('link', { name: /^Mot de passe/ }))).toBe(true)
})

test('the rubric that an address asks for stands in its row', async () => {
  const products = ['Box', 'Other', 'Bread', 'Dessert', 'Beverage'].map((category, id) =>
    product({ id: String(id), category }),
  )
  const availableInventory = { products, menus: [], lines: [] }
  await renderApp('/?rubrique=boissons', { api: createShop({ availableInventory }) })
  const drinks = await screen.findByRole('button', { name: 'Boissons' })
  expect(drinks).toHaveAttribute('aria-pressed', 'true')
  expect(isInRow(drinks)).toBe(true)
})

test('a row fades on the side on which more follows, and on no side where all of it is seen', async () => {
  const widthOf = (element: Element) => element.querySelectorAll('a, button').length * ITEM
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return Math.max(ROW, widthOf(this))
  })
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(ROW)
  // No style sheet says here that a row scrolls.
  const overflow = jest.spyOn(CSSStyleDeclaration.prototype, 'overflowX', 'get')
  overflow.mockReturnValue('auto')
  await renderApp('/', { api: createShop() })
  const row = screen.getByRole('navigation', { name: 'Boutiques' })
  expect(row).toHaveAttribute('data-more', 'after')
  const slide = (to: number) => {
    row.scrollLeft = to
    fireEvent.scroll(row)
  }
  slide(60)
  expect(row).toHaveAttribute('data-more', 'before after')
  slide(widthOf(row) - ROW)
  expect(row).toHaveAttribute('data-more', 'before')
  // On a desk it does not scroll: what runs over its frame is seen.
  overflow.mockReturnValue('visible')
  slide(60)
  expect(row).not.toHaveAttribute('data-more')
  // A browser slides no row before its start.
  overflow.mockReturnValue('auto')
  const rubrics = screen.getByRole('group', { name: 'Rubriques' })
  rubrics.scrollLeft = 0
  fireEvent.scroll(rubrics)
  expect(rubrics).not.toHaveAttribute('data-more')
})
