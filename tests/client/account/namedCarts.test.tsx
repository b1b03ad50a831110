import { screen, waitFor, within } from '@testing-library/react'
import type { Cart } from '#domain/cart/cart'
import { refusal, type Responses } from '../../support/fakeApi'
import { fillIn } from '../../support/fillIn'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, LINE, NOON, product, TODAY, units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'
import { menuFirst } from '../orders/anOrder'

const MONDAY = 'Réunion du lundi'
const line = (changes: object = {}) => ({
  itemId: '1',
  type: 'product',
  lineId: LINE,
  quantity: 4,
  name: 'Plateau Batignolles',
  price: 2000,
  ...changes,
})
const named = (changes: object = {}) => ({ id: '7', name: MONDAY, lines: [line()], ...changes })
const profile = (...namedCarts: object[]) => ({ id: '1', namedCarts })

const SHOP: Responses = {
  getCustomerProfile: profile(named()),
  saveNamedCart: () => profile(named()),
}
const chosen = (changes: Partial<Cart> = {}) =>
  aCart({ deliveryDay: TODAY, deliverySlot: NOON, ...changes })

const open = (path: string, changes: Responses = {}, cart: Cart = chosen()) =>
  renderApp(path, { api: createShop({ ...SHOP, ...changes }), user: CAMILLE, cart })

const press = (name: string | RegExp) => screen.findByRole('button', { name })

describe('a cart that is kept', () => {
  const cart = chosen({ items: [units(4)] })

  test('takes the name that the customer gives it', async () => {
    const { user, api } = await open('/cart', {}, cart)
    await user.click(await press('Enregistrer ce panier'))
    const dialog = await screen.findByRole('dialog', { name: 'Enregistrer ce panier' })
    await fillIn(user, within(dialog).getByLabelText('Nom du panier'), MONDAY)
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
    expect(
      await screen.findByText(`« ${MONDAY} » est enregistré dans votre compte.`),
    ).toBeInTheDocument()
    expect(api.sent('SaveCartDialogMutation')[0]?.variables).toEqual({
      name: MONDAY,
      items: [{ itemId: '1', type: 'product', lineId: LINE, qty: 4 }],
      replaces: false,
    })
  })

  test('takes the place of the one that has its name, once the customer says so', async () => {
    const { user, api } = await open(
      '/cart',
      {
        saveNamedCart: ({ replaces }: { replaces: boolean }) => {
          if (!replaces) throw refusal('BAD_USER_INPUT', 'Not kept', { name: 'TAKEN' })
          return profile(named())
        },
      },
      cart,
    )
    await user.click(await press('Enregistrer ce panier'))
    const field = await screen.findByLabelText('Nom du panier')
    expect(field).toHaveFocus()
    await user.type(field, 'réunion du  LUNDI')
    await user.click(await press('Enregistrer'))
    const replace = await press('Remplacer «\u00a0réunion du LUNDI\u00a0»')
    await user.type(field, '!')
    expect(replace).not.toBeInTheDocument()
    await user.type(field, '{Backspace}')
    await user.click(await press('Remplacer «\u00a0réunion du LUNDI\u00a0»'))
    expect(await screen.findByText(/est enregistré dans votre compte/)).toBeInTheDocument()
    expect(
      api.sent('SaveCartDialogMutation').map(({ variables }) => variables['replaces']),
    ).toEqual([false, true])
  })

  test.each([
    ['no name', ' ', undefined, 'Donnez un nom à ce panier.'],
    ['a name that is taken', MONDAY, { name: 'TAKEN' }, /Un autre de vos paniers porte déjà/],
    ['too many beside it', MONDAY, { items: 'TOO_MANY' }, /Votre compte garde déjà 30/],
    ['a dish that is gone', MONDAY, { 'items.0.itemId': 'UNKNOWN' }, /n’est plus à la carte/],
  ])('with %s is told why not', async (_, name, fields, words) => {
    const { user } = await open(
      '/cart',
      {
        saveNamedCart: () => {
          throw refusal('BAD_USER_INPUT', 'Not kept', fields)
        },
      },
      cart,
    )
    await user.click(await press('Enregistrer ce panier'))
    await fillIn(user, await screen.findByLabelText('Nom du panier'), name)
    await user.click(await press('Enregistrer'))
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('comes from an order as well, in the order of its cart, without what the catalogue has no more', async () => {
    const order = menuFirst()
    const { user, api } = await open('/account/commandes/order-1', { order })
    await user.click(await press('Enregistrer comme panier'))
    await fillIn(user, await screen.findByLabelText('Nom du panier'), MONDAY)
    await user.click(await press('Enregistrer'))
    await waitFor(() =>
      expect(api.sent('SaveCartDialogMutation')[0]?.variables).toMatchObject({
        items: [
          { itemId: '1', type: 'menu', qty: 3 },
          { itemId: '1', type: 'product', qty: 4 },
        ],
      }),
    )
  })

  test('is not offered to a visitor', async () => {
    await renderApp('/cart', { api: createShop(SHOP), cart })
    await press('Commander')
    expect(screen.queryByRole('button', { name: 'Enregistrer ce panier' })).not.toBeInTheDocument()
  })
})

describe('the list in the account', () => {
  const PAGE = '/account/paniers'
  const many = Array.from({ length: 6 }, (_, n) => line({ name: `Plat ${n}`, quantity: n + 1 }))

  test('says what each cart holds', async () => {
    await open(PAGE, { getCustomerProfile: profile(named({ lines: many })) })
    expect(await screen.findByRole('heading', { name: MONDAY })).toBeVisible()
    expect(screen.getByText(/^1 × Plat 0, 2 × Plat 1.*et 2 autres$/)).toBeVisible()
  })

  test('says how to keep the first one', async () => {
    await open(PAGE, { getCustomerProfile: profile() })
    expect(await screen.findByRole('heading', { name: 'Aucun panier enregistré' })).toBeVisible()
  })

  test('puts one into the cart for the chosen delivery, once what changed is told', async () => {
    const { user, router } = await open(PAGE, {
      availableInventory: { products: [product({ available: 3, price: 2150 })], menus: [] },
    })
    await user.click(await press(`Mettre dans le panier «\u00a0${MONDAY}\u00a0»`))
    const dialog = await screen.findByRole('dialog', { name: MONDAY })
    expect(dialog).toHaveTextContent('8 Rue de Rivoli, 75004 Paris, mardi 24 novembre')
    expect(await within(dialog).findByText(/Il en reste 3 sur les 4 commandés/)).toBeVisible()
    await user.click(await press('Remplir mon panier'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(storedCart()).toMatchObject({
      deliveryDay: TODAY,
      deliverySlot: NOON,
      items: [{ itemId: '1', type: 'product', lineId: LINE, qty: 3 }],
    })
  })

  test('replaces what the cart holds only after a confirmation', async () => {
    const { user } = await open(PAGE, {}, chosen({ items: [units(2, '2')] }))
    await user.click(await press(/^Mettre dans le panier/))
    await user.click(await press('Remplir mon panier'))
    await user.click(await press('Garder mon panier'))
    expect(storedCart()).toMatchObject({ items: [{ itemId: '2', qty: 2 }] })
    await user.click(await press('Remplir mon panier'))
    await user.click(await press('Remplacer'))
    await waitFor(() => expect(storedCart()).toMatchObject({ items: [{ itemId: '1', qty: 4 }] }))
    // What was said in the dialog goes over to the page with it.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(await press('Annuler'))
    await waitFor(() => expect(storedCart()).toMatchObject({ items: [{ itemId: '2', qty: 2 }] }))
  })

  const roomService = line({ itemId: '2', lineId: 'LIGNE-ROOM-SERVICE' })
  const firstSayWhere = /Dites d’abord où et quand.*Revenez ensuite à vos paniers/
  const needsPlace = /à une adresse de votre entreprise.*puis revenez à vos paniers/
  test.each([
    ['nowhere to go yet', aCart(), [line()], firstSayWhere, '/'],
    ['a place of the company to go to', chosen(), [roomService], needsPlace, '/shop/room-service'],
    [
      'a place of the company for one of its dishes',
      chosen(),
      [line(), roomService],
      needsPlace,
      '/shop/room-service',
    ],
    [
      'a canteen to go to',
      aCart(),
      [line({ lineId: 'LIGNE-CANTINE' })],
      firstSayWhere,
      '/shop/cantine',
    ],
  ])(
    'with %s leads to the delivery of its storefront first',
    async (_, cart, lines, words, storefront) => {
      const { user, api } = await open(
        PAGE,
        { getCustomerProfile: profile(named({ lines })) },
        cart,
      )
      await user.click(await press(/^Mettre dans le panier/))
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.getByRole('link', { name: 'Choisir la livraison' })).toHaveAttribute(
        'href',
        `${storefront}?livraison=adresse`,
      )
      expect(api.sent('pricedInventoryQuery')).toEqual([])
    },
  )

  test('renames one', async () => {
    const { user } = await open(PAGE, {
      renameNamedCart: ({ name }: { name: string }) => profile(named({ name })),
    })
    await user.click(await press(`Renommer «\u00a0${MONDAY}\u00a0»`))
    const field = await screen.findByLabelText('Nom du panier')
    expect(field).toHaveValue(MONDAY)
    await fillIn(user, field, 'Comité')
    await user.click(await press('Enregistrer'))
    expect(await screen.findByRole('heading', { name: 'Comité' })).toBeVisible()
  })

  test('deletes one after a confirmation', async () => {
    const { user, api } = await open(PAGE, { deleteNamedCart: () => profile() })
    await user.click(await press(`Supprimer «\u00a0${MONDAY}\u00a0»`))
    const dialog = await screen.findByRole('dialog', { name: /^Supprimer ce panier/ })
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByRole('heading', { name: 'Aucun panier enregistré' })).toBeVisible()
    expect(api.sent('DeleteNamedCartDialogMutation')[0]?.variables).toEqual({ id: '7' })
    expect(screen.getByRole('link', { name: 'Voir la carte' })).toHaveFocus()
  })

  test.each([
    ['Supprimer', 'Supprimer', 'Le panier a été supprimé.'],
    ['Renommer', 'Enregistrer', 'Ce panier n’est plus dans votre compte.'],
  ])('%s: one that another tab has deleted leaves the list', async (act, confirm, words) => {
    const gone = () => {
      throw refusal('NOT_FOUND', 'Unknown cart')
    }
    const { user } = await open(PAGE, { deleteNamedCart: gone, renameNamedCart: gone })
    await user.click(await press(`${act} «\u00a0${MONDAY}\u00a0»`))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: confirm }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Aucun panier enregistré' })).toBeVisible()
  })
})
