import { screen, waitFor, within } from '@testing-library/react'
import { type FakeApi, refusal } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { units } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'
import { anOrder, createCheckout, readyCart, stored, TOTAL } from './checkoutServer'

const FIVE_TRAYS = TOTAL + 2_200

type Sent = { key: string; cart: { items: { qty: number }[] } }

/** A checkout that makes a transfer order, which stands at once, and loses the responses that say so. */
function losingCheckout() {
  let isLosing = true
  const checkout = createCheckout({
    setCart: ({ key, cart }: Sent) => {
      if (checkout.orders.has(key)) {
        throw refusal('BAD_USER_INPUT', 'Already ordered', { key: 'ALREADY_ORDERED' })
      }
      const [trays] = cart.items
      return stored({ totals: { sumPriceCartTTC: trays?.qty === 5 ? FIVE_TRAYS : TOTAL } })
    },
  })
  const fetch: FakeApi['fetch'] = async (url, request) => {
    const response = await checkout.fetch(url, request)
    const isOrder = String(request?.body).includes('"useOrderPortsCreateOrderMutation"')
    if (isOrder) checkout.orders.forEach((order) => (order.status = 'confirmed'))
    if (isOrder && isLosing) throw new TypeError('Failed to fetch')
    return response
  }
  return { ...checkout, fetch, hear: () => (isLosing = false) }
}

async function orderUnheard() {
  const checkout = losingCheckout()
  const start = { api: checkout, cart: readyCart(), user: CAMILLE }
  const shop = await renderApp('/order/paiement', start)
  const payByTransfer = async () => {
    await shop.user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
    await shop.user.click(screen.getByRole('button', { name: /par virement$/ }))
  }
  await payByTransfer()
  expect(await screen.findByRole('alert')).toHaveTextContent('la même commande sera reprise')
  checkout.hear()
  return { ...shop, checkout, payByTransfer }
}

test('an order that stands is not taken for the cart that was changed since, which may be ordered on purpose', async () => {
  const { user, goTo, router, checkout, payByTransfer } = await orderUnheard()
  await goTo('/order')
  await user.click(await screen.findByRole('button', { name: /^Augmenter/ }))
  await goTo('/order/paiement')
  await payByTransfer()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    /^Votre commande T-24815 a bien été enregistrée, telle que vous l’aviez validée\. .*n’a pas été commandé/,
  )
  expect(document.activeElement).toContainElement(alert)
  expect(document.activeElement).toHaveTextContent(/^Votre commande T-24815/)
  const link = within(alert).getByRole('link', { name: 'Suivre la commande T-24815' })
  expect(link).toHaveAttribute('href', '/track/order-1')
  expect(storedCart().items).toEqual([units(5)])
  expect(storedCart().key).not.toBe(readyCart().key)
  expect(checkout.orders.size).toBe(1)

  await payByTransfer()
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(router.state.location.search).toBe('?commande=order-2')
  await waitFor(() => expect(storedCart().items).toEqual([]))
})

test('a cart that was not changed ends in the order that stands', async () => {
  const { router, payByTransfer } = await orderUnheard()
  await payByTransfer()
  await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
  expect(router.state.location.search).toBe('?commande=order-1')
  await waitFor(() => expect(storedCart().items).toEqual([]))
})

test.each([
  ['these very articles', 'ALREADY_BOUGHT', 'placed'],
  ['just this', 'ORDER_UNPAID', 'placed'],
  ['other ones', 'ALREADY_ORDERED', 'orderedBefore'],
])(
  'a cart under whose key, elsewhere, the order is of %s: the order stands, and it is said whether it is this cart',
  async (_, key, outcome) => {
    const api = createCheckout({
      setCart: () => {
        throw refusal('BAD_USER_INPUT', 'Already ordered', { key })
      },
      createOrder: () => 'ORDER_ID:order-7',
      order: ({ id }: { id: string }) => anOrder({ id, isFullyPaid: true }),
    })
    const { user } = await renderApp('/order/paiement', { api, cart: readyCart(), user: CAMILLE })
    await user.click(await screen.findByRole('radio', { name: /Virement bancaire/ }))
    await user.click(screen.getByRole('button', { name: /par virement$/ }))
    if (outcome === 'placed') {
      await screen.findByRole('heading', { name: 'Merci, votre commande est enregistrée' })
      await waitFor(() => expect(storedCart().items).toEqual([]))
    } else {
      expect(await screen.findByRole('alert')).toHaveTextContent(/n’a pas été commandé/)
      expect(storedCart().items).toEqual([units(4)])
    }
    expect(api.sent('useOrderStateQuery')[0]?.variables).toEqual({ orderId: 'order-7' })
  },
)
