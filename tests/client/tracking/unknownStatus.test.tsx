import { act, screen, within } from '@testing-library/react'
import { createFakeApi, type FakeApi } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'

const MOVES = [
  { status: 'waitingForPayment', at: '2026-11-24T08:02:00+01:00' },
  { status: 'confirmed', at: '2026-11-24T08:05:00+01:00' },
  { status: 'assigned', at: '2026-11-24T11:15:00+01:00' },
  { status: 'supported', at: '2026-11-24T11:40:00+01:00' },
  { status: 'delivered', at: '2026-11-24T12:14:00+01:00' },
]

const tracking = (status: string) => ({
  id: 'order-1',
  number: 'T-24815',
  status,
  moves: MOVES.slice(0, MOVES.findIndex((move) => move.status === status) + 1),
  slotStartAt: '2026-11-24T12:00:00+01:00',
  slotEndAt: '2026-11-24T12:30:00+01:00',
  order: null,
})

/** A server of a later release, where an order that is `supported` has another status. */
function laterServer(status: string): FakeApi {
  const server = createFakeApi({ orderTracking: tracking(status) })
  const fetch: FakeApi['fetch'] = async (...request) => {
    const text = JSON.stringify(await (await server.fetch(...request)).json())
    return Response.json(
      JSON.parse(text.replaceAll('"status":"supported"', '"status":"atTheDoor"')),
    )
  }
  return { ...server, fetch }
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
afterEach(() => jest.useRealTimers())

const statusWord = (word: string) => screen.findByText(word, { selector: 'strong, .hidden *' })
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

test('a status that is not known is a dash, and the page goes on following the order', async () => {
  const { api } = await renderApp('/track/order-1', { api: laterServer('supported') })
  expect(await statusWord('—')).toBeVisible()
  expect(screen.getByText('état inconnu')).toBeInTheDocument()
  const stages = within(screen.getByRole('list', { name: 'Avancement de la livraison' }))
  expect(
    stages.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual([
    'Commande reçue (fait)8 h 02',
    'Confirmée (fait)8 h 05',
    'En livraison (en cours)11 h 15',
    'Livrée (à venir)',
  ])
  api.response({ orderTracking: tracking('delivered') })
  await wait(21)
  expect(await statusWord('Livrée')).toBeVisible()
})

test('a status that is not known and comes with a refresh takes nothing off the page', async () => {
  const { api } = await renderApp('/track/order-1', { api: laterServer('confirmed') })
  await statusWord('Confirmée')
  api.response({ orderTracking: tracking('supported') })
  await wait(21)
  expect(await statusWord('—')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('T-24815')
})
