import { act, screen, waitFor, within } from '@testing-library/react'
import { refusal } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { aCart, createShop, NOON, TODAY, units } from '../../support/shopFront'

test('a signed-in customer’s cart is stored, and what the server changed is said', async () => {
  const change = { itemId: '1', type: 'product', lineId: 'LIGNE-PLATEAUX' }
  const shop = createShop({
    getCustomerProfile: { companyEntity: null },
    setCart: {
      items: [{ ...change, qty: 3 }],
      changes: [{ ...change, name: 'Plateau Batignolles', requestedQty: 4, qty: 3 }],
    },
  })
  await renderApp('/', { api: shop, cart: aCart({ items: [units(4)] }), user: CAMILLE })
  expect(await screen.findByText('3 au lieu de 4')).toBeVisible()
  await waitFor(() => expect(shop.sent('useSetCartMutation').length).toBeGreaterThan(0))
})

test('a cart that the server corrects under the least quantity of a dish says what that is, from a page of the account too', async () => {
  const change = { itemId: '1', type: 'product', lineId: 'LIGNE-PLATEAUX' }
  const shop = createShop({
    getCustomerProfile: { companyEntity: null },
    setCart: { items: [], changes: [{ ...change, requestedQty: 2, qty: 0, minimumQuantity: 4 }] },
  })
  const cart = aCart({ items: [units(2)] })
  await renderApp('/account/informations', { api: shop, cart, user: CAMILLE })
  const dialog = within(await screen.findByRole('dialog', { name: 'Votre panier a changé' }))
  expect(dialog.getByText(/^À partir de 4\s: retiré$/)).toBeVisible()
})

/** Lets a cart be sent when this is called, however long a machine takes until then. */
function holdSending(): () => void {
  const start = setTimeout
  let latest: () => void = () => undefined
  // Not a mock of jest's: with one, Testing Library takes all timers for fake ones.
  const hold = (run: () => void, ms?: number) => {
    if (ms !== 800) return start(run, ms)
    latest = run
    return start(() => undefined, ms)
  }
  global.setTimeout = Object.assign(hold, start)
  return () => {
    global.setTimeout = start
    latest()
  }
}

describe('the cart of a signed-in customer is stored from every page that changes it', () => {
  async function openAt(path: string) {
    const api = createShop({
      getCustomerProfile: { companyEntity: null },
      lastDeliveryContacts: [],
      lastInvoiceContacts: [],
      setCart: () => ({ items: [], changes: [] }),
    })
    const cart = aCart({ deliveryDay: TODAY, deliverySlot: NOON, items: [units(4)] })
    const app = await renderApp(path, { api, cart, user: CAMILLE })
    return { ...app, last: () => api.sent('useSetCartMutation').at(-1)?.variables['cart'] }
  }

  test('an option of the checkout', async () => {
    const { user, last } = await openAt('/order')
    await user.click(await screen.findByRole('checkbox', { name: /^Laisser les sacs/ }))
    await waitFor(() => expect(last()).toMatchObject({ hasToLeaveBags: false }))
  })

  test('who receives the delivery', async () => {
    const { user, last } = await openAt('/order/livraison')
    await user.clear(await screen.findByLabelText(/^Téléphone/))
    await user.paste('0612345678')
    await waitFor(() => expect(last()).toMatchObject({ deliveryContact: { phone: '0612345678' } }))
  })

  test('a cart that is emptied', async () => {
    const { user, last } = await openAt('/cart')
    const remove = await screen.findByRole('button', { name: 'Retirer Plateau Batignolles' })
    await waitFor(() => expect(last()).toMatchObject({ items: [units(4)] }))
    await user.click(remove)
    await waitFor(() => expect(last()).toMatchObject({ items: [] }))
  })

  test('a cart that is emptied before anything of it was sent', async () => {
    const send = holdSending()
    const { user, last } = await openAt('/cart')
    await user.click(await screen.findByRole('button', { name: 'Retirer Plateau Batignolles' }))
    expect(last()).toBeUndefined()
    act(send)
    await waitFor(() => expect(last()).toMatchObject({ items: [] }))
  })
})

test('a cart whose page is left is stored at once, and once', async () => {
  const api = createShop({
    getCustomerProfile: { companyEntity: null },
    setCart: () => ({ items: [], changes: [] }),
  })
  const cart = aCart({ items: [units(4)] })
  const { user } = await renderApp('/', { api, cart, user: CAMILLE })
  const sent = () => api.sent('useSetCartMutation').length
  await waitFor(() => expect(sent()).toBe(1))
  const add = await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' })
  const sendInTime = holdSending()
  await user.click(add)
  expect(sent()).toBe(1)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(sent()).toBe(2))
  sendInTime()
  expect(sent()).toBe(2)
  expect(api.sent('useSetCartMutation')[1]?.variables['cart']).toMatchObject({
    items: [units(4), units(1, '2')],
  })
})

test('a cart whose page is put aside is the last to arrive, however long an older one is on its way', async () => {
  const arrived: unknown[] = []
  const waiting: (() => void)[] = []
  const api = createShop({
    getCustomerProfile: { companyEntity: null },
    setCart: ({ cart: { items } }: { cart: { items: unknown } }) =>
      new Promise((resolve) =>
        waiting.push(() => {
          arrived.push(items)
          resolve({ items: [], changes: [] })
        }),
      ),
  })
  const { user } = await renderApp('/', {
    api,
    cart: aCart({ items: [units(4)] }),
    user: CAMILLE,
  })
  await waitFor(() => expect(waiting).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Ajouter Plateau Belleville' }))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(waiting).toHaveLength(2))
  // The newer one overtakes the older one.
  await act(async () => waiting[1]?.())
  await act(async () => waiting[0]?.())
  await waitFor(() => expect(waiting).toHaveLength(3))
  await act(async () => waiting[2]?.())
  expect(arrived.at(-1)).toEqual([units(4), units(1, '2')])
})

const storedCart = () => window.localStorage.getItem('tablee.cart') ?? ''
const NOT_SYNCED = /n’a pas pu être enregistré sur votre compte/

/** Opens the shop on a cart of which the server says that it is an order. */
async function openOrdered(how: string) {
  const cart = aCart({ items: [units(4)] })
  const shop = createShop({
    getCustomerProfile: { companyEntity: null },
    setCart: ({ key }: { key: string }) => {
      if (key !== cart.key) return { items: [], changes: [] }
      throw refusal('BAD_USER_INPUT', 'Already ordered', { key: how })
    },
  })
  await renderApp('/', { api: shop, cart, user: CAMILLE })
  const sent = () => shop.sent('useSetCartMutation').map(({ variables }) => variables['key'])
  await waitFor(() => expect(sent()).toContain(cart.key))
  return { key: cart.key, sent }
}

test('a cart that was bought meanwhile is let go', async () => {
  const { key } = await openOrdered('ALREADY_BOUGHT')
  await waitFor(() => expect(storedCart()).toContain('"items":[]'))
  expect(storedCart()).not.toContain(key)
})

test('a cart whose order was called off is kept as a new one', async () => {
  const { key, sent } = await openOrdered('ORDER_CANCELED')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(storedCart()).not.toContain(key)
  expect(storedCart()).toContain('"qty":4')
  expect(screen.queryByText(NOT_SYNCED)).not.toBeInTheDocument()
})

test('a cart whose order waits for its payment stays, and nothing is wrong with it', async () => {
  const { key } = await openOrdered('ALREADY_ORDERED')
  await screen.findByText('Total TTC')
  expect(storedCart()).toContain(key)
  expect(storedCart()).toContain('"qty":4')
  expect(screen.queryByText(NOT_SYNCED)).not.toBeInTheDocument()
})

test('a cart that was filled under another account here goes on under a key of its own', async () => {
  const cart = aCart({ items: [units(4)] })
  const shop = createShop({
    getCustomerProfile: { companyEntity: null },
    setCart: ({ key }: { key: string }) => {
      if (key === cart.key) throw refusal('FORBIDDEN', 'FOREIGN_CART')
      return { items: [], changes: [] }
    },
  })
  await renderApp('/', { api: shop, cart, user: CAMILLE })
  await waitFor(() => expect(shop.sent('useSetCartMutation')).toHaveLength(2))
  expect(storedCart()).not.toContain(cart.key)
  expect(storedCart()).toContain('"qty":4')
})

test.each([
  ['INTERNAL_SERVER_ERROR', 'Something failed'],
  ['FORBIDDEN', 'Not allowed'],
])(
  'a cart that cannot be stored for %s says so, and is not sent again at once',
  async (code, message) => {
    const setCart = () => {
      throw refusal(code, message)
    }
    const shop = createShop({ getCustomerProfile: { companyEntity: null }, setCart })
    const cart = aCart({ items: [units(4)] })
    await renderApp('/', { api: shop, cart, user: CAMILLE })
    expect(await screen.findByText(NOT_SYNCED)).toBeInTheDocument()
    expect(storedCart()).toContain(cart.key)
    expect(shop.sent('useSetCartMutation')).toHaveLength(1)
  },
)

test('that a cart could not be stored is forgotten with the person who signs out', async () => {
  const setCart = () => {
    throw refusal('INTERNAL_SERVER_ERROR', 'Something failed')
  }
  const shop = createShop({
    getCustomerProfile: { companyEntity: null },
    setCart,
    disconnect: true,
  })
  const { user } = await renderApp('/', {
    api: shop,
    cart: aCart({ items: [units(4)] }),
    user: CAMILLE,
  })
  expect(await screen.findByText(NOT_SYNCED)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Compte de Camille Roche' }))
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
  expect(await screen.findByRole('button', { name: 'Se connecter' })).toBeVisible()
  expect(screen.getByText('Total TTC')).toBeInTheDocument()
  expect(screen.queryByText(NOT_SYNCED)).not.toBeInTheDocument()
})
