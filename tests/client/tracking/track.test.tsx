import { act, screen, waitFor, within } from '@testing-library/react'
import { config } from '../../../src/client/config/config'
import { removeSessionToken } from '../../../src/client/services/sessionCookie'
import { refusal, type FakeApi } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'

const depot = { name: 'Paris 2e, Sentier', lat: 48.8676, lng: 2.3479 }
const destination = { name: '8 Rue de Rivoli, 75004 Paris', lat: 48.8557, lng: 2.3602 }
const MOVES = [
  { status: 'waitingForPayment', at: '2026-11-23T16:02:00+01:00' },
  { status: 'confirmed', at: '2026-11-23T16:05:00+01:00' },
  { status: 'assigned', at: '2026-11-24T11:15:00+01:00' },
  { status: 'supported', at: '2026-11-24T11:40:00+01:00' },
  { status: 'delivered', at: '2026-11-24T12:14:00+01:00' },
]
const movesUntil = (status: string) =>
  status === 'canceled'
    ? [MOVES[0], { status, at: '2026-11-23T16:32:00+01:00' }]
    : MOVES.slice(0, MOVES.findIndex((move) => move.status === status) + 1)

const tracking = (status: string, order: unknown = null) => ({
  id: 'order-1',
  number: 'T-24815',
  status,
  moves: movesUntil(status),
  depot,
  destination,
  slotStartAt: '2026-11-24T12:00:00+01:00',
  slotEndAt: '2026-11-24T12:30:00+01:00',
  deliveryAddress: '8 Rue de Rivoli, 75004 Paris',
  isOwner: order !== null,
  order,
})

const open = (orderTracking: unknown, path = '/track/order-1') =>
  renderApp(path, { api: { orderTracking }, user: CAMILLE })

test.each([
  ['waitingForPayment', '—'],
  ['confirmed', 'Confirmée'],
  ['assigned', 'En livraison'],
  ['supported', 'En livraison'],
  ['delivered', 'Livrée'],
  ['canceled', 'Annulée'],
])('an order that is %s is said to be « %s »', async (status, word) => {
  await open(tracking(status))
  const line = await screen.findByText(/^Commande$/)
  expect(within(line).getByText(word)).toBeVisible()
})

test('the timeline marks the stage that the order is at', async () => {
  await open(tracking('supported'))
  const timeline = await screen.findByRole('list', { name: 'Avancement de la livraison' })
  const current = within(timeline)
    .getAllByRole('listitem')
    .filter((stage) => stage.getAttribute('aria-current') === 'step')
  expect(current).toHaveLength(1)
  expect(current[0]).toHaveTextContent('En livraison')
})

test('the timeline says since when, with the day when it is another one than that of the delivery', async () => {
  await open(tracking('supported'))
  const stages = within(await screen.findByRole('list', { name: 'Avancement de la livraison' }))
  expect(stages.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'Commande reçue (fait)lun. 23 nov., 16 h 02',
    'Confirmée (fait)lun. 23 nov., 16 h 05',
    'En livraison (en cours)11 h 15',
    'Livrée (à venir)',
  ])
})

test('a canceled order shows how far it came and when it ended, and no map', async () => {
  await open(tracking('canceled'))
  const stages = within(await screen.findByRole('list', { name: 'Avancement de la livraison' }))
  expect(stages.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'Commande reçue (fait)lun. 23 nov., 16 h 02',
    'Annulée (en cours)lun. 23 nov., 16 h 32',
  ])
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
})

/** A person serves the ground of maps. */
function serveTiles() {
  Object.assign(config, {
    tileUrl: 'https://tiles.test/{z}/{x}/{y}.png',
    tileAttribution: 'Fond de carte : Essai',
  })
}
afterEach(() => Object.assign(config, { tileUrl: null, tileAttribution: null }))

test('the map shows kitchen and address on its tiles, and says the same in words', async () => {
  serveTiles()
  const { container } = await open(tracking('confirmed'))
  const map = await screen.findByRole('region', { name: 'Carte du trajet' })
  expect(await within(map).findByText('Notre cuisine')).toBeInTheDocument()
  expect(within(map).getByText('Votre adresse')).toBeInTheDocument()
  expect(within(map).getByRole('button', { name: 'Agrandir la carte' })).toBeInTheDocument()
  expect(within(map).getByText('Fond de carte : Essai')).toBeInTheDocument()
  expect(container.querySelector('img[src^="https://tiles.test/"]')).toBeInTheDocument()
  expect(
    screen.getByText(/De notre cuisine \(Paris 2e, Sentier\) au 8 Rue de Rivoli.*1,6.km/),
  ).toBeVisible()
})

test('without tiles the way is said in a line, and there is no empty map', async () => {
  await open(tracking('confirmed'))
  expect(await screen.findByText(/De notre cuisine \(Paris 2e, Sentier\) au 8 Rue/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Carte du trajet' })).not.toBeInTheDocument()
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
})

test('whom to call is said with the number to name', async () => {
  await open(tracking('confirmed'))
  const help = (await screen.findByRole('heading', { name: /^Une question/ })).parentElement
  expect(help).toHaveTextContent(/Appelez-nous au 01 99 00 12 34, en indiquant .* T-24815/)
  expect(help?.querySelector('a')).toHaveAttribute('href', 'tel:+33199001234')
})

test('a delivery to come is added to a calendar, by owner or receiver, under the same UID', async () => {
  const fileOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '')
  const { unmount } = await open(tracking('confirmed'), '/track/order-1/the-token')
  const link = await screen.findByRole('link', { name: 'Ajouter à mon agenda' })
  expect(link).toHaveAttribute('download', 'livraison-T-24815.ics')
  expect(fileOf(link)).toMatch(/^data:text\/calendar.*UID:T-24815@tablee\.example\r\n/s)
  expect(fileOf(link)).toContain('DTSTART:20261124T110000Z')
  expect(fileOf(link).replaceAll('\r\n ', '')).toContain('/track/order-1/the-token')
  unmount()
  await open(tracking('delivered'))
  await screen.findByText(/^Commande$/)
  expect(screen.queryByRole('link', { name: 'Ajouter à mon agenda' })).not.toBeInTheDocument()
})

test('a visitor with the token sees when and where, and nothing of the money', async () => {
  const { api } = await open(tracking('confirmed'), '/track/order-1/the-token')
  expect(await screen.findByText('8 Rue de Rivoli, 75004 Paris')).toBeVisible()
  expect(screen.getByText('Mardi 24 novembre')).toBeVisible()
  expect(screen.queryByText(/Total/)).not.toBeInTheDocument()
  expect(api.sent('trackScreenQuery')[0]?.variables).toEqual({
    orderId: 'order-1',
    token: 'the-token',
  })
})

test('the owner sees the lines, the totals and whether it is paid', async () => {
  const line = { id: '1', name: 'Plateau Batignolles', price: 2000, quantity: 4, freeQuantity: 0 }
  const order = {
    id: 'order-1',
    products: [{ ...line, pictureUrl: '/p/1.svg', menu: null }],
    totalWithVat: 11_080,
    totalWithoutVat: 9900,
    deliveryFees: 900,
    lastMinuteFees: 1000,
    isFullyPaid: true,
    payByCreditTransfer: false,
    deliveryContactPhone: '0612345678',
  }
  await open(tracking('confirmed', order))
  expect(await screen.findByText('4 × Plateau Batignolles')).toBeVisible()
  expect(screen.getByText('Produits HT').nextSibling).toHaveTextContent('80,00 €')
  expect(screen.getByText('Total TTC').nextSibling).toHaveTextContent('110,80 €')
  expect(screen.getByText('06 12 34 56 78')).toBeVisible()
  expect(screen.getByText(/110,80 € TTC, payé/)).toBeVisible()
})

test('an unknown order says so in French', async () => {
  await open(() => {
    throw refusal('NOT_FOUND', 'Unknown order')
  })
  await screen.findByRole('heading', { name: 'Commande introuvable' })
  // A line of a phone would break « connectez-vous » at its hyphen.
  expect(screen.getByText(/Vérifiez l’adresse, ou utilisez le compte/)).not.toHaveTextContent('-')
})

describe('the page follows the order', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  const sent = (api: FakeApi) => api.sent('trackScreenQuery').length
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

  test('without a reload, and says aloud what has changed', async () => {
    const { api } = await open(tracking('confirmed'))
    await screen.findByText('Confirmée', { selector: 'strong' })
    expect(announcement()).toHaveTextContent('')
    api.response({ orderTracking: tracking('assigned') })
    await wait(21)
    await screen.findByText('En livraison', { selector: 'strong' })
    expect(plain(announcement().textContent)).toBe('La commande a changé d’état : En livraison.')
  })

  test('until it is delivered, then sends no more queries', async () => {
    const { api } = await open(tracking('supported'))
    await screen.findByText('En livraison', { selector: 'strong' })
    api.response({ orderTracking: tracking('delivered') })
    await wait(21)
    await screen.findByText('Livrée', { selector: 'strong' })
    const before = sent(api)
    await wait(300)
    expect(sent(api)).toBe(before)
  })

  test('and fetches again when the customer comes back during a query, once however they come', async () => {
    const { api } = await open(tracking('confirmed'))
    await screen.findByText('Confirmée', { selector: 'strong' })
    let response: (value: unknown) => void = () => undefined
    api.response({ orderTracking: () => new Promise((resolve) => (response = resolve)) })
    await wait(20)
    expect(sent(api)).toBe(2)
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    await wait(1)
    expect(sent(api)).toBe(2)
    api.response({ orderTracking: tracking('assigned') })
    await act(async () => response(tracking('confirmed')))
    await screen.findByText('En livraison', { selector: 'strong' })
    await wait(19)
    expect(sent(api)).toBe(3)
  })

  test('less and less often while the server fails, keeping what it knew', async () => {
    const { api } = await open(tracking('confirmed'))
    await screen.findByText('Confirmée', { selector: 'strong' })
    api.response({
      orderTracking: () => {
        throw refusal('INTERNAL_SERVER_ERROR', 'Down')
      },
    })
    await wait(20)
    expect(sent(api)).toBe(2)
    await wait(30)
    expect(sent(api)).toBe(2)
    await wait(11)
    expect(sent(api)).toBe(3)
    expect(screen.getByText('Confirmée', { selector: 'strong' })).toBeVisible()
    api.response({ orderTracking: tracking('assigned') })
    await act(async () => window.dispatchEvent(new Event('focus')))
    await screen.findByText('En livraison', { selector: 'strong' })
  })
})

test('the links to documents are renewed before they are over', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const pdf = (fileUrl: string) => ({
    id: 'order-1',
    status: 'delivered',
    isFeedbackDone: true,
    documents: [{ type: 'invoice', fileUrl }],
  })
  const { api } = await open(tracking('delivered', pdf('/documents/first')))
  const link = await screen.findByRole('link', { name: /Facture/ })
  expect(link).toHaveAttribute('href', '/documents/first')
  api.response({ order: pdf('/documents/second') })
  await act(() => jest.advanceTimersByTimeAsync(4 * 60_000))
  expect(await screen.findByRole('link', { name: /Facture/ })).toHaveAttribute(
    'href',
    '/documents/second',
  )
  jest.useRealTimers()
})

test('an order that was followed before is shown at once, and then as it is now', async () => {
  const { api, goTo } = await open(tracking('confirmed'))
  await screen.findByText('Confirmée', { selector: 'strong' })
  await goTo('/auth')
  let response: (value: unknown) => void = () => undefined
  api.response({ orderTracking: () => new Promise((resolve) => (response = resolve)) })
  await goTo('/track/order-1')
  expect(await screen.findByText('Confirmée', { selector: 'strong' })).toBeVisible()
  await waitFor(() => expect(api.sent('trackScreenQuery')).toHaveLength(2))
  await act(async () => response(tracking('assigned')))
  expect(await screen.findByText('En livraison', { selector: 'strong' })).toBeVisible()
})

test('the next person at this computer finds nothing of what the last one followed', async () => {
  const { api, goTo } = await open(tracking('confirmed'))
  await screen.findByText('Confirmée', { selector: 'strong' })
  await goTo('/auth')
  removeSessionToken()
  api.response({
    orderTracking: () => {
      throw refusal('NOT_FOUND', 'Unknown order')
    },
  })
  await goTo('/track/order-1')
  expect(await screen.findByRole('heading', { name: 'Commande introuvable' })).toBeVisible()
  expect(screen.queryByText('T-24815', { exact: false })).not.toBeInTheDocument()
})

const announcement = () => {
  const regions = screen.getAllByRole('status').filter(({ textContent }) => textContent !== null)
  const own = regions.find(({ parentElement }) => parentElement?.tagName === 'HEADER')
  if (!own) throw new Error('No live region beside the status')
  return own
}

/** No-break spaces read as spaces. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ')
