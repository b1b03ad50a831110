import { screen, waitFor, within } from '@testing-library/react'
import { parseStoredCart } from '../../../src/client/state/parseStoredCart'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, product, TRAY, units, VEGAN } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

const NOW = new Date('2026-11-24T10:00:00+01:00')
const VEGETARIAN = product({
  id: '3',
  name: 'Plateau Ménilmontant',
  price: 1900,
  tags: ['Végétarien'],
  allergens: ['milk'],
})
const WATER = product({
  ...{ id: '4', name: 'Eau', category: 'Beverage', price: 150, participantsPerQuantity: 0 },
  ...{ tags: ['Vegan'], allergens: [] },
})
const shopOf = (...products: object[]) =>
  createShop({
    availableInventory: { products, menus: [], lines: [] },
    specialConfiguration: { minimumOrderAmount: 0, lastMinuteFees: 0, lastMinuteVatRate: 20 },
  })
const createTable = () => shopOf(TRAY, VEGAN, VEGETARIAN, WATER)
const TEN = {
  people: 10,
  groups: [
    { needs: ['vegetarian' as const], people: 2 },
    { needs: ['vegan' as const], people: 2 },
  ],
}
const bar = () => screen.findByRole('region', { name: 'Votre livraison' })
const segment = async () => within(await bar()).findByRole('button', { name: /^Combien/ })
const panel = () => screen.findByRole('dialog', { name: /^Pour combien de personnes/ })
const card = (name: string) => within(screen.getByRole('article', { name }))
async function openPlanner(cart = aCart(), api = createTable()) {
  const app = await renderApp('/', { api, cart })
  await app.user.click(await segment())
  return { ...app, planner: within(await panel()) }
}

async function count(user: { clear: Type; type: Write }, field: HTMLElement, number: number) {
  await user.clear(field)
  await user.type(field, `${number}{Enter}`)
}
type Type = (element: Element) => Promise<void>
type Write = (element: Element, text: string) => Promise<void>

test('without a number of guests nothing is proposed and the cart says nothing of them', async () => {
  await renderApp('/', { api: createTable(), cart: aCart({ items: [units(2)] }) })
  expect(await segment()).toHaveTextContent(/Nombre de convives$/)
  expect(screen.getByRole('button', { name: 'Ajouter Plateau Belleville' })).toBeVisible()
  await screen.findAllByRole('button', { name: 'Commander' })
  expect(screen.queryByText(/servis? sur/)).not.toBeInTheDocument()
})

test('guests and diets are kept with the cart, and each dish then adds those who are still missing', async () => {
  const { user, planner } = await openPlanner()
  await count(user, await planner.findByRole('spinbutton', { name: 'le nombre de convives' }), 10)
  const needs = (name: string) =>
    planner.getByRole('spinbutton', { name: new RegExp(`^le nombre de convives «\\s${name}\\s»$`) })
  await count(user, needs('Végétarien'), 2)
  await count(user, needs('Vegan'), 2)
  expect(storedCart()).toMatchObject({ guests: TEN })
  expect(await segment()).toHaveTextContent(/10\sconvives$/)
  await user.keyboard('{Escape}')
  await waitFor(async () => expect(await segment()).toHaveFocus())

  const press = async (label: RegExp) =>
    user.click(await screen.findByRole('button', { name: label }))
  await press(/^Ajouter 2\splateaux, Plateau Belleville$/)
  await press(/^Ajouter 6\splateaux, Plateau Batignolles$/)
  const words = await screen.findByText(/^8\sconvives servis sur 10$/)
  expect(words.closest('[role=status]')).toHaveTextContent(
    /^8 convives servis sur 10 · il manque 2 végétariens$/,
  )
  await press(/^Ajouter 2\splateaux, Plateau Ménilmontant$/)
  expect(await screen.findByText(/^Vos 10\sconvives sont servis$/)).toBeVisible()
  expect(storedCart()).toMatchObject({ items: [{ qty: 2 }, { qty: 6 }, { qty: 2 }] })
})

test('four usual needs have a row of their own, and who is without gluten or pork is served apart', async () => {
  const glutenFree = product({ id: '6', name: 'Plateau Aligre', tags: [], allergens: [] })
  const porkFree = product({ id: '7', name: 'Plateau Pigalle', tags: ['Sans porc'] })
  const guests = { people: 5, groups: [] }
  const { user, planner } = await openPlanner(aCart({ guests }), shopOf(glutenFree, porkFree))
  const rows = await planner.findAllByRole('spinbutton', { name: /«/ })
  const nameOf = (row: HTMLElement) => row.getAttribute('aria-label')?.replace(/\s/g, ' ')
  expect(rows.map(nameOf)).toEqual(
    ['Végétarien', 'Vegan', 'Sans gluten', 'Sans porc'].map(
      (need) => `le nombre de convives « ${need} »`,
    ),
  )
  const more = (need: string) =>
    planner.getByRole('button', { name: new RegExp(`^Augmenter .*«\\s${need}\\s»$`) })
  await user.click(more('Sans gluten'))
  await user.click(more('Sans porc'))
  await user.click(more('Sans porc'))
  expect(storedCart()).toMatchObject({
    guests: {
      people: 5,
      groups: [
        { needs: ['gluten'], people: 1 },
        { needs: ['porkFree'], people: 2 },
      ],
    },
  })
  const cheap = within(await planner.findByRole('article', { name: 'Éco' }))
  expect(cheap.getByText(/^1\ssans gluten\s: Plateau Aligre$/)).toBeVisible()
  expect(cheap.getByText(/^2\ssans porc\s: Plateau Pigalle$/)).toBeVisible()
})

test('three whole carts are proposed, each by its name', async () => {
  const { planner } = await openPlanner(aCart({ guests: TEN }))
  const proposals = await planner.findByRole('region', { name: 'Composer pour moi' })
  const [economical, classic, generous, ...more] = within(proposals).getAllByRole('article')
  expect(economical).toHaveAccessibleName('Éco')
  expect(classic).toHaveAccessibleName('Classique')
  expect(generous).toHaveAccessibleName('Généreux')
  expect(more).toEqual([])
})

test.each([
  ['some guests', 4, /^Pour les 6\sconvives qui restent$/],
  ['all guests but one', 9, /^Pour le convive qui reste$/],
])('a cart that serves %s: the carts say for how many they are', async (_, served, words) => {
  const guests = { people: 10, groups: [] }
  const { planner } = await openPlanner(aCart({ guests, items: [units(served)] }))
  const proposals = await planner.findByRole('region', { name: 'Composer pour moi' })
  expect(within(proposals).getByText(words)).toBeVisible()
})

test('a cart that serves no guest yet: the carts are for all, and say nothing of a rest', async () => {
  const { planner } = await openPlanner(aCart({ guests: TEN }))
  await planner.findByRole('article', { name: 'Éco' })
  expect(planner.queryByText(/qui reste/)).not.toBeInTheDocument()
})

test('more than is left is never proposed, and it says how many', async () => {
  const scarce = product({ available: 4 })
  const guests = { people: 10, groups: [] }
  await renderApp('/', { api: shopOf(scarce), cart: aCart({ guests }) })
  expect(
    await screen.findByRole('button', {
      name: /^Ajouter les 4\squi restent, Plateau Batignolles$/,
    }),
  ).toBeVisible()
})

test('« Composer pour moi » puts a whole cart in by one press, which can be taken back', async () => {
  const { user, planner } = await openPlanner(aCart({ guests: TEN }))
  const proposals = await planner.findByRole('region', { name: 'Composer pour moi' })
  const classic = within(within(proposals).getByRole('article', { name: 'Classique' }))
  expect(classic.getByText(/^2\svegans\s: Plateau Belleville$/)).toBeVisible()
  expect(classic.getByText(/^2\svégétariens\s: Plateau Ménilmontant$/)).toBeVisible()
  expect(classic.getByText(/^6\s×\sPlateau Batignolles$/)).toBeVisible()
  await user.click(classic.getByRole('button', { name: 'Tout ajouter au panier, Classique' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText(/^Vos 10\sconvives sont servis$/)).toBeVisible()
  expect(card('Plateau Batignolles').getByRole('spinbutton')).toHaveValue(6)
  await waitFor(() =>
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({ event: 'addToCart', itemId: '2', qty: 2 }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(storedCart()).toMatchObject({ items: [], guests: TEN })
})

test('a proposed cart promises beside its dishes what it has, and nothing more', async () => {
  const { planner } = await openPlanner(aCart({ guests: TEN }))
  const words = async (style: string) =>
    (await planner.findByRole('article', { name: style })).textContent
  expect(await words('Classique')).toContain('Le milieu de la carte, avec de quoi boire.')
  expect(await words('Éco')).toContain('Le moins cher qui convienne à chacun.')
})

test('the economical cart costs least a head, and is not the same dish for all', async () => {
  const { planner } = await openPlanner(aCart({ guests: { people: 4, groups: [] } }))
  const cheap = within(await planner.findByRole('article', { name: 'Éco' }))
  expect(cheap.getByText(/^2\s×\sPlateau Belleville$/)).toBeVisible()
  expect(cheap.getByText(/^2\s×\sPlateau Ménilmontant$/)).toBeVisible()
  expect(cheap.getByText(/^18,50\s€/)).toBeVisible()
  expect(cheap.getByText(/^74,00\s€ HT en tout$/)).toBeVisible()
})

test('a cart under the minimum order amount says what it lacks', async () => {
  const api = shopOf(TRAY)
  api.response({ specialConfiguration: { minimumOrderAmount: 6000 } })
  const guests = { people: 2, groups: [] }
  const { planner } = await openPlanner(aCart({ guests }), api)
  const proposal = await planner.findByRole('article', { name: 'Éco' })
  expect(within(proposal).getByText(/^Encore 20,00\s€ HT pour être livré\.$/)).toBeVisible()
})

test('a diet that no dish covers is told, with the number to call', async () => {
  const guests = { people: 3, groups: [{ needs: ['vegan' as const], people: 1 }] }
  const { planner } = await openPlanner(aCart({ guests }), shopOf(TRAY))
  const words = await planner.findByText(/^Aucun plat disponible pour 1\svegan\. Appelez-nous/)
  expect(within(words).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/))
})

test('an allergy and a diet of one guest go together, and no dish against them is proposed', async () => {
  const nutty = { ...VEGAN, id: '5', name: 'Plateau aux noix', price: 1000, allergens: ['nuts'] }
  const guests = { people: 2, groups: [] }
  const { user, planner } = await openPlanner(aCart({ guests }), shopOf(TRAY, VEGAN, nutty))
  await user.click(await planner.findByRole('button', { name: /^Une allergie/ }))
  await user.click(planner.getByRole('checkbox', { name: 'Vegan' }))
  await user.click(planner.getByRole('checkbox', { name: 'Sans fruits à coque' }))
  await user.click(planner.getByRole('button', { name: 'Ajouter ces convives' }))
  expect(planner.getByRole('button', { name: /^Une allergie/ })).toHaveFocus()
  expect(storedCart()).toMatchObject({
    guests: { groups: [{ needs: ['vegan', 'nuts'], people: 1 }] },
  })
  const cheap = within(await planner.findByRole('article', { name: 'Éco' }))
  expect(cheap.getByText(/^1\svegan sans fruits à coque\s: Plateau Belleville$/)).toBeVisible()
  expect(cheap.getByText(/^1\s×\sPlateau aux noix$/)).toBeVisible()
})

test('an allergy that is ticked and nobody’s yet: no cart is proposed that knows nothing of it', async () => {
  const guests = { people: 2, groups: [] }
  const { user, planner } = await openPlanner(aCart({ guests }))
  const proposed = () => planner.queryByRole('article', { name: 'Éco' })
  const opener = await planner.findByRole('button', { name: /^Une allergie/ })
  await waitFor(() => expect(proposed()).toBeVisible())
  await user.click(opener)
  expect(proposed()).toBeVisible()
  await user.click(planner.getByRole('checkbox', { name: 'Sans lait' }))
  expect(proposed()).not.toBeInTheDocument()
  expect(planner.getByText(/^«\sSans lait\s»\s: ajoutez d’abord ces convives/)).toBeVisible()
  await user.click(opener)
  await waitFor(() => expect(proposed()).toBeVisible())
  await user.click(opener)
  expect(planner.getByRole('checkbox', { name: 'Sans lait' })).not.toBeChecked()
})

test('without an address the planner leads to it: menu and stock depend on it', async () => {
  const guests = { people: 3, groups: [] }
  const nowhere = aCart({ guests, address: null, lat: null, lng: null })
  const { user, planner } = await openPlanner(nowhere)
  await user.click(await planner.findByRole('button', { name: 'Indiquer l’adresse' }))
  expect(await screen.findByRole('dialog', { name: /^Où/ })).toBeVisible()
})

test('no guests at all is the shop as it was', async () => {
  const { user, planner } = await openPlanner(aCart({ guests: TEN }))
  await count(user, await planner.findByRole('spinbutton', { name: 'le nombre de convives' }), 0)
  expect(storedCart()).toMatchObject({ guests: null })
  expect(screen.getByRole('button', { name: 'Ajouter Plateau Belleville' })).toBeVisible()
})

test('what another hand stored of guests does not cost the cart', () => {
  const parse = (guests: unknown) =>
    parseStoredCart(JSON.stringify({ ...aCart({ items: [units(2)] }), guests }), NOW)
  expect(parse({ people: -3 })).toMatchObject({ guests: null, items: [units(2)] })
  expect(parse(undefined)).toMatchObject({ guests: null, items: [units(2)] })
  expect(parse(TEN)).toMatchObject({ guests: TEN })
})

test('a group that is counted down to nobody keeps its row, where the keyboard goes on', async () => {
  const groups = [{ needs: ['nuts' as const], people: 1 }]
  const { user, planner } = await openPlanner(aCart({ guests: { people: 5, groups } }))
  const rows = () => planner.getAllByRole('spinbutton', { name: /«/ })
  await planner.findAllByRole('spinbutton', { name: /«/ })
  expect(rows()).toHaveLength(5)
  const less = planner.getAllByRole('button', { name: /^Diminuer .*«/ }).at(-1)
  if (less) await user.click(less)
  expect(storedCart()).toMatchObject({ guests: { people: 5, groups: [] } })
  expect(rows()).toHaveLength(5)
  expect(less).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(async () => expect(await segment()).toHaveFocus())
})
