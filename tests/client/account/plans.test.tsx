import { screen, waitFor, within } from '@testing-library/react'
import { refusal, type Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createShop } from '../../support/shopFront'
import { anAccountOrder } from '../orders/anOrder'

const plan = (changes: object = {}) => ({
  id: '7',
  orderId: 'order-1',
  orderNumber: 'T-24815',
  slotStartAt: '2026-11-17T12:00:00+01:00',
  deliveryAddress: '8 Rue de Rivoli, 75004 Paris',
  totalWithVat: 30_000,
  isPaused: false,
  nextDay: '2026-12-01',
  dates: [
    { day: '2026-12-01', state: 'planned' },
    { day: '2026-12-08', state: 'skipped' },
    { day: '2026-12-15', state: 'closed' },
    { day: '2026-12-22', state: 'ordered' },
    { day: '2026-12-29', state: 'canceled' },
  ],
  ...changes,
})
const profile = (...plans: object[]) => ({ id: '1', plans })

const open = (path: string, changes: Responses = {}) =>
  renderApp(path, {
    api: createShop({ getCustomerProfile: profile(plan()), ...changes }),
    user: CAMILLE,
  })
/** The page of the order that the plan repeats. */
const openOrder = (changes: Responses = {}) =>
  open('/account/commandes/order-1', {
    order: anAccountOrder(),
    getCustomerProfile: profile(),
    ...changes,
  })
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const PAGE = '/account/regulieres'

test('an order is repeated from its page', async () => {
  const { user, api } = await openOrder({
    repeatOrder: () => profile(plan()),
  })
  await user.click(await press('Répéter chaque jeudi'))
  expect(
    await screen.findByText(/un e-\u2060mail vous propose la commande 48 heures avant/),
  ).toBeVisible()
  expect(api.sent('OrderRepeatMutation')[0]?.variables).toEqual({ orderId: 'order-1' })
  api.response({ getCustomerProfile: profile(plan()) })
  await user.click(await press('Voir les dates'))
  expect(await screen.findByRole('heading', { name: 'Commandes régulières' })).toBeVisible()
})

test('an order of every week that was just begun is taken back', async () => {
  const fresh = plan({ dates: [{ day: '2026-12-01', state: 'planned' }] })
  const { user, api } = await openOrder({
    repeatOrder: () => profile(plan({ id: '6', orderId: 'order-0' }), fresh),
    endPlan: () => profile(),
  })
  await user.click(await press('Répéter chaque jeudi'))
  expect(await press('Voir les dates')).toBeVisible()
  await user.click(await press('Annuler'))
  expect(await screen.findByText('La commande régulière est arrêtée.')).toBeVisible()
  expect(api.sent('useEndPlanMutation').map(({ variables }) => variables)).toEqual([{ id: '7' }])
})

test('an order of every week that has a date left out was there before: it is not taken back', async () => {
  const { user } = await openOrder({
    repeatOrder: () => profile(plan()),
  })
  await user.click(await press('Répéter chaque jeudi'))
  expect(await press('Voir les dates')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument()
})

test('the page of an order says that it is repeated, and what is pressed there keeps the keyboard where it was', async () => {
  const { user } = await openOrder({ repeatOrder: () => profile(plan()) })
  await user.click(await press('Répéter chaque jeudi'))
  const repeated = await screen.findByRole('link', { name: 'Répétée chaque mardi' })
  expect(repeated).toHaveAttribute('href', '/account/regulieres')
  await waitFor(() => expect(repeated).toHaveFocus())
  expect(screen.queryByRole('button', { name: /^Répéter/ })).not.toBeInTheDocument()
})

test('the page of an order says that its plan stands still, and lets it go on', async () => {
  const { user, api } = await openOrder({
    getCustomerProfile: profile(plan({ id: '6', orderId: 'order-0' }), plan({ isPaused: true })),
    setPlanPaused: () => profile(plan({ id: '6', orderId: 'order-0' }), plan()),
  })
  const paused = { name: 'Cette commande régulière est en pause' }
  expect(await screen.findByRole('link', paused)).toHaveAttribute('href', '/account/regulieres')
  await user.click(await press('Reprendre'))
  const repeated = await screen.findByRole('link', { name: 'Répétée chaque mardi' })
  await waitFor(() => expect(repeated).toHaveFocus())
  expect(await screen.findByText(/^C’est noté : chaque mardi, un e-\u2060mail/)).toBeVisible()
  expect(api.sent('usePlanActionsPauseMutation').map(({ variables }) => variables)).toEqual([
    { id: '7', isPaused: false },
  ])
})

test('a plan that stands still since another device paused it is promised no mail', async () => {
  const { user } = await openOrder({ repeatOrder: () => profile(plan({ isPaused: true })) })
  await user.click(await press('Répéter chaque jeudi'))
  expect(await press('Reprendre')).toBeVisible()
  expect(await press('Voir les dates')).toBeVisible()
  expect(screen.queryByText(/un e-\u2060mail vous propose la commande/)).not.toBeInTheDocument()
})

test('an account that repeats enough is told so', async () => {
  const { user } = await openOrder({
    repeatOrder: () => {
      throw refusal('BAD_USER_INPUT', 'Too many', { orderId: 'TOO_MANY' })
    },
  })
  await user.click(await press('Répéter chaque jeudi'))
  expect(await screen.findByText(/Votre compte répète déjà 10 commandes/)).toBeVisible()
})

test('a canceled order is not repeated', async () => {
  await openOrder({ order: anAccountOrder({ status: 'canceled' }) })
  await press('Recommander')
  expect(screen.queryByRole('button', { name: /^Répéter/ })).not.toBeInTheDocument()
})

test('the account says the next dates, and leads to the one to confirm', async () => {
  await open(PAGE)
  expect(
    await screen.findByRole('heading', { name: /^Chaque mardi à\u00a012\sh\s00$/ }),
  ).toBeVisible()
  const dates = within(screen.getByRole('list', { name: 'Prochaines dates' })).getAllByRole(
    'listitem',
  )
  expect(dates.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('mardi 1er\u00a0décembre'),
    expect.stringContaining('Date sautée'),
    expect.stringContaining('Fermé ce jour-là'),
    expect.stringMatching(/^mardi 22\u00a0décembre Déjà commandée$/),
    expect.stringContaining('Commande annulée'),
  ])
  expect(
    screen.getByRole('link', { name: 'Vérifier et confirmer mardi 1er\u00a0décembre' }),
  ).toHaveAttribute('href', '/?repeter=order-1&jour=2026-12-01')
})

test('a date is left out and taken in again', async () => {
  const { user, api } = await open(PAGE, { setPlanDateSkipped: () => profile(plan()) })
  await user.click(await press('Sauter le mardi 1er\u00a0décembre'))
  await user.click(await press('Rétablir le mardi 8\u00a0décembre'))
  await user.click(await press('Rétablir le mardi 29\u00a0décembre'))
  expect(api.sent('usePlanActionsSkipMutation').map(({ variables }) => variables)).toEqual([
    { id: '7', day: '2026-12-01', isSkipped: true },
    { id: '7', day: '2026-12-08', isSkipped: false },
    { id: '7', day: '2026-12-29', isSkipped: false },
  ])
})

test('a plan stands still, and says when that did not work', async () => {
  const { user, api } = await open(PAGE, {
    setPlanPaused: () => profile(plan({ isPaused: true, nextDay: null })),
  })
  await user.click(await press('Mettre en pause'))
  expect(await screen.findByText('En pause')).toBeVisible()
  expect(screen.getByText(/^Rien ne vous est proposé/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Sauter/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Vérifier et confirmer/ })).not.toBeInTheDocument()
  api.response({
    setPlanPaused: () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'Lost')
    },
  })
  await user.click(await press('Reprendre'))
  expect(await screen.findByText(/^Une erreur est survenue/)).toBeVisible()
})

test('a plan is ended after a confirmation', async () => {
  const { user } = await open(PAGE, { endPlan: () => profile() })
  await user.click(await press('Arrêter'))
  const dialog = await screen.findByRole('dialog', { name: /^Arrêter cette commande/ })
  await user.click(within(dialog).getByRole('button', { name: 'Arrêter' }))
  expect(await screen.findByRole('heading', { name: 'Aucune commande régulière' })).toBeVisible()
})

test('a plan that another tab has ended leaves the list', async () => {
  const { user } = await open(PAGE, {
    endPlan: () => {
      throw refusal('NOT_FOUND', 'Unknown plan')
    },
  })
  await user.click(await press('Arrêter'))
  const dialog = await screen.findByRole('dialog', { name: /^Arrêter cette commande/ })
  await user.click(within(dialog).getByRole('button', { name: 'Arrêter' }))
  expect(await screen.findByRole('heading', { name: 'Aucune commande régulière' })).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Voir mes commandes' })).toHaveFocus(),
  )
})
