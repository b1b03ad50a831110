import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'

function open(status: string) {
  const order = { id: 'order-1', status, deliveryContactName: 'Hugo Perrin' }
  const orderTracking = { id: 'order-1', number: 'T-24815', status, isOwner: true, order }
  return renderApp('/track/order-1', { api: { orderTracking }, user: CAMILLE })
}

test.each([
  ['waitingForPayment', 'À remettre à'],
  ['confirmed', 'À remettre à'],
  ['supported', 'À remettre à'],
  ['delivered', 'Reçue par'],
])('an order that is %s is « %s » its recipient', async (status, words) => {
  await open(status)
  const title = await screen.findByRole('heading', { name: words })
  expect(title.parentElement).toHaveTextContent('Hugo Perrin')
})
