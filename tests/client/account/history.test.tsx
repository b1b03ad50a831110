import { act, screen, waitFor, within } from '@testing-library/react'
import { getEnvironment } from '../../../src/client/relay/environment'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { refusal, type Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { anAccountOrder } from '../orders/anOrder'

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anAccountOrder({ id: `order-${index}`, number: `T-${25000 - index}` }),
  )
type Page = { limit: number; after?: string | null }
const responsesOf = (all: readonly { id: string }[]) => ({
  orders: ({ limit, after }: Page) => {
    const start = all.findIndex(({ id }) => id === after) + 1
    return all.slice(start, start + limit)
  },
  ordersCount: all.length,
})

const open = (api: Responses) => renderApp('/account/commandes', { api, user: CAMILLE })
const rows = async () =>
  within(await screen.findByRole('list', { name: /Vos commandes/ })).getAllByRole('article')

test('eight orders are shown, and « Voir plus » shows the next ones', async () => {
  const { api, user } = await open(responsesOf(many(12)))
  expect(await rows()).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: 'Voir plus' }))
  await screen.findByRole('link', { name: 'Commande T-24989' })
  expect(await rows()).toHaveLength(12)
  expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument()
  const requested = [...api.sent('ordersScreenQuery'), ...api.sent('OrderHistoryPageQuery')]
  expect(requested.map(({ variables }) => variables)).toEqual([
    { limit: 8 },
    { limit: 8, after: 'order-7' },
  ])
})

test('the first of the orders that come has the focus, so that a keyboard reads on from there', async () => {
  const { user } = await open(responsesOf(many(20)))
  await rows()
  expect(document.body).toHaveFocus()
  for (const [pressed, first] of ['T-24992', 'T-24984'].entries()) {
    screen.getByRole('button', { name: 'Voir plus' }).focus()
    await user.keyboard('{Enter}')
    const link = await screen.findByRole('link', { name: `Commande ${first}` })
    await waitFor(() => expect(link).toHaveFocus())
    expect(await rows()).toHaveLength(pressed === 0 ? 16 : 20)
  }
})

test('eight orders and no more need no button', async () => {
  await open(responsesOf(many(8)))
  expect(await rows()).toHaveLength(8)
  expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument()
})

test('a failure to show more leaves the list, and the button tries again', async () => {
  const { api, user } = await open(responsesOf(many(12)))
  await rows()
  api.response({
    orders: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'Lost')
    },
  })
  await user.click(screen.getByRole('button', { name: 'Voir plus' }))
  expect(await screen.findByText(/n’a pas pu être chargée/)).toBeVisible()
  expect(await rows()).toHaveLength(8)
  api.response(responsesOf(many(12)))
  await user.click(screen.getByRole('button', { name: 'Voir plus' }))
  await screen.findByRole('link', { name: 'Commande T-24989' })
})

test('a page of orders that comes once the list has been left is not kept', async () => {
  const orders = many(12)
  const { api, user, goTo } = await open(responsesOf(orders))
  await rows()
  const retained = countRetained()
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  api.response({ orders: () => arrival.then(() => orders.slice(8)) })
  await user.click(screen.getByRole('button', { name: 'Voir plus' }))
  expect(retained.size).toBe(1)
  await goTo('/mentions-legales')
  arrive()
  await waitFor(() => expect(retained.size).toBe(0))
})

/** The pages of orders that Relay's store is told to keep from now on. */
function countRetained() {
  const environment = getEnvironment()
  const retain = environment.retain.bind(environment)
  const retained = new Set<object>()
  jest.spyOn(environment, 'retain').mockImplementation((operation) => {
    const { dispose } = retain(operation)
    if (operation.request.node.operation.name !== 'OrderHistoryPageQuery') return { dispose }
    retained.add(operation)
    return {
      dispose: () => {
        retained.delete(operation)
        dispose()
      },
    }
  })
  return retained
}

test('an order says its status in the customer’s words, its day, its total and whether it is paid', async () => {
  const orders = [
    anAccountOrder({ isFullyPaid: false, status: 'waitingForPayment' }),
    anAccountOrder({ id: 'order-2', status: 'supported' }),
    anAccountOrder({ id: 'order-3', status: 'canceled', isFullyPaid: false }),
  ]
  await open(responsesOf(orders))
  const [waiting, supported, canceled] = await rows()
  expect(waiting).toHaveTextContent(
    /—.*À régler.*jeudi 26 novembre entre 12 h 00 et 12 h 30.*300,00 € TTC/,
  )
  // The dash has no pill, and words for who hears it.
  const dash = within(waiting ?? document.body).getByText('—')
  expect(dash).toHaveAttribute('aria-hidden', 'true')
  expect(dash.nextElementSibling).toHaveTextContent(/^en attente de paiement$/)
  expect(dash.closest('.badge')).toBeNull()
  const word = within(supported ?? document.body).getByText('En livraison')
  expect(word.closest('.badge')).not.toBeNull()
  expect(supported).toHaveTextContent(/En livraison.*Payée/)
  // One line of pills.
  const paid = within(supported ?? document.body).getByText('Payée')
  expect(paid.parentElement).toContainElement(word)
  expect(canceled).toHaveTextContent(/Annulée/)
  expect(canceled).not.toHaveTextContent(/Payée|À régler/)
})

test('an order says what it holds: its two main dishes, how many others, and for how many people', async () => {
  const [tray, part] = anAccountOrder().products
  const water = { ...tray, id: '15', name: 'Eau plate', price: 150, quantity: 9 }
  const orders = [
    anAccountOrder(),
    anAccountOrder({ id: 'order-2', products: [tray, part, water] }),
    anAccountOrder({ id: 'order-3', products: [water], menus: [], people: 0 }),
  ]
  await open(responsesOf(orders))
  const [two, three, one] = await rows()
  expect(two).toHaveTextContent(/3 × Buffet du terroir, 4 × Plateau Batignolles · pour 7 personnes/)
  // Nothing of a menu is named beside it.
  expect(two).not.toHaveTextContent(/Pain tranché/)
  expect(three).toHaveTextContent(/Batignolles et 1 autre article · pour 7 personnes/)
  expect(one).toHaveTextContent(/9 × Eau plate/)
  expect(one).not.toHaveTextContent(/personne/)
})

test('one that waits for its payment says until when it can be paid to be delivered, the others nothing', async () => {
  const waiting = { status: 'waitingForPayment', isFullyPaid: false }
  const orders = [
    anAccountOrder({ ...waiting, expiresAt: '2026-11-24T10:30:00+01:00' }),
    anAccountOrder({ ...waiting, id: 'order-2', expiresAt: '2026-11-26T12:00:00+01:00' }),
    anAccountOrder({ ...waiting, id: 'order-3', expiresAt: '2026-11-24T09:59:00+01:00' }),
    anAccountOrder({ id: 'order-4' }),
  ]
  await open(responsesOf(orders))
  const [today, later, over, paid] = await rows()
  expect(today).toHaveTextContent('À régler avant 10 h 30 pour être livré')
  expect(later).toHaveTextContent('À régler avant le jeudi 26 novembre à 12 h 00 pour être livré')
  expect(over).toHaveTextContent('Pas payée à temps')
  expect(paid).not.toHaveTextContent(/payer|Pas payée/)
  const payLink = /^Régler la commande/
  expect(within(today ?? document.body).getByRole('link', { name: payLink })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/account\/commandes\/./),
  )
  for (const row of [over, paid]) {
    expect(
      within(row ?? document.body).queryByRole('link', { name: payLink }),
    ).not.toBeInTheDocument()
  }
})

test('one to be paid by transfer says until when: thirty days after its delivery', async () => {
  const transfer = { payByCreditTransfer: true, isFullyPaid: false, amountDue: 30_000 }
  const paid = { ...transfer, id: 'order-2', isFullyPaid: true, amountDue: 0 }
  await open(responsesOf([anAccountOrder(transfer), anAccountOrder(paid)]))
  const [due, settled] = await rows()
  expect(due).toHaveTextContent('À régler par virement au plus tard le samedi 26 décembre')
  expect(settled).not.toHaveTextContent(/À régler/)
})

test('« Recommander » fetches its order alone and opens what orders it again', async () => {
  const { api, user } = await open({
    ...responsesOf([anAccountOrder(), anAccountOrder({ id: 'order-2', number: 'T-24816' })]),
    order: anAccountOrder({ id: 'order-2', number: 'T-24816' }),
    getCustomerProfile: {},
    deliveryZoneForCoords: null,
  })
  await rows()
  expect(api.sent('OrderRowReorderQuery')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Recommander la commande T-24816' }))
  expect(await screen.findByText(/Livraison à la même adresse/)).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Recommander la commande T-24816' })).toBeVisible()
  expect(api.sent('OrderRowReorderQuery').map(({ variables }) => variables)).toEqual([
    { orderId: 'order-2' },
  ])
})

test('« Recommander » that gets no response says so, and sends its query again', async () => {
  const { api, user } = await open({
    ...responsesOf([anAccountOrder()]),
    getCustomerProfile: {},
    deliveryZoneForCoords: null,
    order: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'Lost')
    },
  })
  expectConsoleErrors(/Lost|PartBoundary|error occurred/)
  await user.click(await screen.findByRole('button', { name: /^Recommander/ }))
  api.response({ order: anAccountOrder() })
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText(/Livraison à la même adresse/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(screen.getByRole('button', { name: /^Recommander/ })).toHaveFocus()
})

test('the documents of an order can be had from the list', async () => {
  const documents = [{ type: 'invoice', fileUrl: 'http://shop.test/documents/1' }]
  await open(responsesOf([anAccountOrder({ documents })]))
  const [row] = await rows()
  if (!row) throw new Error('no order')
  expect(within(row).getByRole('link', { name: 'Facture de la commande T-24815' })).toHaveAttribute(
    'href',
    'http://shop.test/documents/1',
  )
})

test('the links to documents are renewed before they expire, of every order shown, and when the customer comes back', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const asOf = (time: string) =>
    responsesOf(
      many(12).map((order) => ({
        ...order,
        documents: [{ type: 'invoice', fileUrl: `/documents/${time}/${order.id}` }],
      })),
    )
  const expectLink = (number: string, href: string) =>
    waitFor(() =>
      expect(
        screen.getByRole('link', { name: `Facture de la commande ${number}` }),
      ).toHaveAttribute('href', href),
    )
  const { api, user } = await open(asOf('first'))
  await expectLink('T-25000', '/documents/first/order-0')
  api.response(asOf('second'))
  await act(() => jest.advanceTimersByTimeAsync(4 * 60_000))
  await expectLink('T-25000', '/documents/second/order-0')

  await user.click(screen.getByRole('button', { name: 'Voir plus' }))
  await expectLink('T-24989', '/documents/second/order-11')
  // The longer list is shown before its page listens for it: that is done with the effects of the rendering.
  await act(async () => api.response(asOf('third')))
  await act(async () => window.dispatchEvent(new Event('focus')))
  await act(() => jest.advanceTimersByTimeAsync(100))
  await expectLink('T-25000', '/documents/third/order-0')
  await expectLink('T-24989', '/documents/third/order-11')
  jest.useRealTimers()
})

test('a customer without an order is led to the shop', async () => {
  await open(responsesOf([]))
  expect(await screen.findByRole('heading', { name: 'Pas encore de commande' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Composer une commande' })).toHaveAttribute('href', '/')
})

test('a list that failed to load says so, and can be loaded again', async () => {
  expectConsoleErrors(/Lost|React Router caught|ErrorBoundary|error occurred/)
  const { api, user } = await open({
    orders: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'Lost')
    },
  })
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  api.response(responsesOf(many(1)))
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Commande T-25000' })).toBeVisible()
})
