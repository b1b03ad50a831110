import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, product, TRAY, units } from '../../support/shopFront'

const cards = () => screen.getAllByRole('article').length

test('a diet keeps what suits it and stands in the address', async () => {
  const { user, router } = await renderApp('/', { api: createShop() })
  await user.click(await screen.findByRole('button', { name: 'Vegan' }))
  expect(screen.getByRole('heading', { name: 'Plateau Belleville' })).toBeVisible()
  expect(cards()).toBe(1)
  expect(router.state.location.search).toBe('?regime=Vegan')
})

test('an allergen to avoid takes away products and menus that hold it', async () => {
  const { user } = await renderApp('/', { api: createShop() })
  await user.click(await screen.findByRole('button', { name: 'Allergènes à éviter' }))
  await user.click(await screen.findByRole('button', { name: 'Gluten' }))
  await waitFor(() => expect(cards()).toBe(1))
})

describe('two presses before the list has followed the first', () => {
  /** Both at once, as on a phone that is slow to render. */
  const pressBoth = (...targets: HTMLElement[]) =>
    act(() => targets.forEach((target) => target.click()))
  const chip = (name: string) => screen.findByRole('button', { name })

  test('of two diets, both count', async () => {
    const { router } = await renderApp('/', { api: createShop() })
    pressBoth(await chip('Sans porc'), await chip('Vegan'))
    await screen.findByRole('button', { name: 'Affiner (2)' })
    expect(router.state.location.search).toBe('?regime=Sans+porc%2CVegan')
  })

  test('of the same one, nothing is left', async () => {
    const { router } = await renderApp('/', { api: createShop() })
    const vegan = await chip('Vegan')
    pressBoth(vegan, vegan)
    expect(router.state.location.search).toBe('')
    expect(vegan).toHaveAttribute('aria-pressed', 'false')
  })

  test('of a diet and a dish, the dish opens over the narrowed list', async () => {
    const { router } = await renderApp('/', { api: createShop({ product: TRAY }) })
    pressBoth(await chip('Vegan'), screen.getByRole('link', { name: /Belleville/ }))
    expect(await screen.findByRole('dialog', { name: /Belleville/ })).toBeVisible()
    expect(new URLSearchParams(router.state.location.search).get('regime')).toBe('Vegan')
  })
})

test('rubrics and allergens stand in the address by their French names', async () => {
  const { user, router } = await renderApp('/', { api: createShop() })
  await user.click(await screen.findByRole('button', { name: 'Plateaux et coffrets' }))
  expect(cards()).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Allergènes à éviter' }))
  await user.click(await screen.findByRole('button', { name: 'Lait' }))
  await user.click(screen.getByRole('button', { name: 'Fruits à coque' }))
  expect(router.state.location.search).toBe('?rubrique=plateaux&sans=lait%2Cfruits-a-coque')
})

test('words that name nothing, and the codes of old addresses, take nothing away', async () => {
  await renderApp('/?rubrique=Box&sans=eggs,inconnu', { api: createShop() })
  expect(await screen.findByRole('button', { name: 'Toute la carte', pressed: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Allergènes à éviter' })).toBeVisible()
  expect(cards()).toBe(3)
})

test('a filter that an address names twice counts once', async () => {
  const { user, router } = await renderApp('/?regime=Vegan,Vegan&sans=gluten,gluten', {
    api: createShop(),
  })
  await screen.findByRole('button', { name: 'Affiner (2)' })
  await user.click(screen.getByRole('button', { name: 'Vegan', pressed: true }))
  expect(router.state.location.search).toBe('?sans=gluten')
})

test('« Affiner » counts what is set and opens the rest', async () => {
  const { user } = await renderApp('/?regime=Vegan&rubrique=plateaux', {
    api: createShop(),
  })
  const unfold = await screen.findByRole('button', { name: 'Affiner (1)', expanded: false })
  await user.click(unfold)
  expect(unfold).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('button', { name: 'Voir le produit' }))
  expect(unfold).toHaveAttribute('aria-expanded', 'false')
})

test('what a filter opens above the list closes at Esc, and at a press beside it', async () => {
  const { user } = await renderApp('/', { api: createShop() })
  const button = await screen.findByRole('button', { name: 'Allergènes à éviter' })
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Gluten' }))
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
  await user.click(button)
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('what a filter opens above the list closes when Tab goes on from it', async () => {
  const { user } = await renderApp('/', { api: createShop() })
  const button = await screen.findByRole('button', { name: 'Prix par personne' })
  await user.click(button)
  const field = await screen.findByRole('textbox', { name: /^Prix par personne, au plus/ })
  await user.tab()
  expect(field).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.tab({ shift: true })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  await user.tab()
  // What a small screen shows under the field.
  expect(screen.getByRole('button', { name: /^Voir les/ })).toHaveFocus()
  await user.tab()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(document.body).not.toHaveFocus()
})

test('a press on the button that shows the list does not move it away under the finger', async () => {
  const { user } = await renderApp('/', { api: createShop() })
  const unfold = await screen.findByRole('button', { name: 'Affiner' })
  await user.click(unfold)
  const price = screen.getByRole('button', { name: 'Prix par personne' })
  await user.click(price)
  await user.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('button', { name: /^Voir les/ }),
  })
  expect(price).toHaveAttribute('aria-expanded', 'true')
  await user.pointer('[/MouseLeft]')
  expect(unfold).toHaveAttribute('aria-expanded', 'false')
  expect(unfold).toHaveFocus()
})

test('Esc closes what is unfolded and leaves the search, which the browser would empty', async () => {
  const { user } = await renderApp('/?recherche=soba', { api: createShop() })
  const unfold = await screen.findByRole('button', { name: 'Affiner (1)' })
  await user.click(unfold)
  const field = screen.getByRole('searchbox')
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect(unfold).toHaveAttribute('aria-expanded', 'false')
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true)
})

test('what cannot be loosened by one filter alone is cleared in one press', async () => {
  const { user, router } = await renderApp('/?regime=Inconnu,Autre', {
    api: createShop(),
  })
  await user.click(await screen.findByRole('button', { name: 'Effacer les filtres' }))
  expect(cards()).toBe(3)
  expect(router.state.location.search).toBe('')
})

test('filters that leave nothing name those to give up, and the press of one brings back most', async () => {
  const { user, router } = await renderApp('/?recherche=soba&regime=Sans%20porc&sans=gluten', {
    api: createShop(),
  })
  expect(await screen.findByText(/retirez «\sSans porc\s»\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Retirer «\sSans porc\s» \(1\sproduit\)$/ }))
  expect(screen.getByRole('heading', { name: 'Plateau Belleville' })).toBeVisible()
  expect(screen.getByText(/1\sproduit pour «\ssoba\s»/).parentElement).toHaveFocus()
  expect(router.state.location.search).toBe('?recherche=soba&sans=gluten')
})

test('a storefront that is not for everyone says why', async () => {
  await renderApp('/shop/room-service', { api: createShop() })
  expect(await screen.findByRole('heading', { name: /réservé aux entreprises/ })).toBeVisible()
})

test('a storefront with nothing for the day says so', async () => {
  const empty = { products: [], menus: [], lines: [] }
  await renderApp('/shop/patisserie', { api: createShop({ availableInventory: empty }) })
  expect(await screen.findByRole('dialog', { name: /La carte est vide/ })).toBeVisible()
})

test('a storefront with nothing for the day says so beside a filled cart too, and leaves it as it is', async () => {
  const cart = aCart({ items: [units(4)] })
  const api = createShop({
    availableInventory: { products: [product({})], menus: [], lines: [] },
  })
  const { user } = await renderApp('/shop/patisserie', { api, cart })
  const notice = await screen.findByRole('dialog', { name: /La carte est vide/ })
  await user.click(within(notice).getByRole('link', { name: /^Voir la carte/ }))
  const tray = await screen.findByRole('article', { name: /Batignolles/ })
  expect(within(tray).getByRole('spinbutton')).toHaveValue(4)
})
