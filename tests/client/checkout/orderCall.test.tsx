import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { fillCard, payButton } from '../paying/cardForm'
import { ACCEPTED, createCheckout, readyCart } from './checkoutServer'

test.each([
  ['card', false],
  ['bank transfer', true],
])(
  'an order by %s names its cart and how it is paid, and lets the bank ask',
  async (_, isTransfer) => {
    const orders: unknown[] = []
    const api = createCheckout({
      createOrder: (order: unknown) => {
        orders.push(order)
        return 'ORDER_ID:order-1'
      },
    })
    const cart = readyCart()
    const user = { ...CAMILLE, canUseWireTransfer: true }
    const site = await renderApp('/order/paiement', { api, cart, user })
    if (isTransfer) await site.user.click(await screen.findByRole('radio', { name: /virement/i }))
    else await fillCard(site.user, ACCEPTED)
    const button = isTransfer
      ? await screen.findByRole('button', { name: /par virement$/ })
      : await payButton()
    await site.user.click(button)
    await screen.findByRole('heading', { name: /^Merci, votre commande est/ })
    expect(orders).toEqual([
      {
        cartId: cart.key,
        payByCreditTransfer: isTransfer,
        withSca: true,
        utm: expect.anything(),
        gclid: null,
      },
    ])
  },
)
