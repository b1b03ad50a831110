import { screen, waitFor, within } from '@testing-library/react'
import type { Responses } from '../../support/fakeApi'
import { addDays, businessDayStatus } from '#domain/time/calendar'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, TODAY } from '../../support/shopFront'

type Slot = { slotStartAt: string; disabledSlot: boolean; stress: string }
const slot = (day: string, hour: number, why: 'open' | 'full' = 'open'): Slot => ({
  slotStartAt: `${day}T${hour}:00:00+01:00`,
  disabledSlot: why === 'full',
  stress: why === 'full' ? 'high' : 'low',
})

const mockFetched = jest.fn()
jest.mock('../../../src/client/areas/delivery/day/DayCalendar', () => {
  mockFetched()
  return jest.requireActual('../../../src/client/areas/delivery/day/DayCalendar')
})

const FULL_DAY = '2026-12-03'
const SHORT_DAY = '2026-11-26'

const slotsOf = (day: string): Slot[] => {
  if (businessDayStatus(day) !== 'openWithSales') return []
  if (day === FULL_DAY) return [slot(day, 12, 'full'), slot(day, 19, 'full')]
  if (day === SHORT_DAY) return [slot(day, 12, 'full'), slot(day, 19)]
  return [slot(day, 12), slot(day, 19)]
}

type Args = { businessDay: string; days?: number | null }
const listDays = ({ businessDay, days }: Args) =>
  Array.from({ length: days ?? 10 }, (_, index) => addDays(businessDay, index)).map((day) => ({
    startAt: `${day}T11:00:00+01:00`,
    endAt: `${day}T20:00:00+01:00`,
    status: businessDayStatus(day),
    slots: slotsOf(day).map((offered) => ({
      ...offered,
      slotEndAt: offered.slotStartAt.replace(':00:00+', ':30:00+'),
    })),
  }))
const responses: Responses = { businessDaysWithSlots: listDays }

const panel = () => screen.findByRole('dialog', { name: /Quel jour/ })

async function openDays(changes: Responses = {}, path = '/') {
  const api = createShop({ ...responses, ...changes })
  const site = await renderApp(path, { api, cart: aCart() })
  await site.user.click(await screen.findByRole('button', { name: /^Quand/ }))
  return { ...site, api }
}

async function openCalendar(changes?: Responses) {
  const site = await openDays(changes)
  await site.user.click(await day(/^Autre date$/))
  await within(await panel()).findByRole('grid')
  return site
}

const day = async (name: RegExp) => within(await panel()).findByRole('button', { name })

test('the code of the calendar is fetched once it is asked for', async () => {
  const { user } = await openDays()
  const button = await day(/^Autre date$/)
  expect(mockFetched).not.toHaveBeenCalled()
  await user.click(button)
  await within(await panel()).findByRole('grid')
  expect(mockFetched).toHaveBeenCalled()
})

test('the calendar, and the list again, are shown from their beginning', async () => {
  const { user } = await openDays()
  const scrolled = (await panel()).lastElementChild
  for (const change of [/^Autre date$/, /^Revenir à la liste$/]) {
    const button = await day(change)
    Object.assign(scrolled ?? {}, { scrollTop: 120 })
    await user.click(button)
    expect(scrolled?.scrollTop).toBe(0)
  }
})

test('each of the next days says only what it has that others have not', async () => {
  await openDays()
  await day(/^Autre date$/)
  // Below the slots that can be taken by one press.
  const list = within(await panel())
    .getAllByRole('list')
    .at(-1)
  const days = list ? within(list).getAllByRole('listitem') : []
  expect(days.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'mardi 24 novembre Aujourd’hui · + 10 € HT',
    'mercredi 25 novembre Demain',
    'jeudi 26 novembre Dernier créneau',
    'vendredi 27 novembre ',
    'samedi 28 novembre Pas de commande',
    'dimanche 29 novembre Fermé',
    'lundi 30 novembre ',
    'mardi 1er décembre ',
    'mercredi 2 décembre ',
    'jeudi 3 décembre Complet',
  ])
})

test('« Autre date » fetches all the days that can be ordered for, once, and nothing before', async () => {
  const { api, user } = await openDays()
  const elsewhen = await day(/^Autre date$/)
  expect(api.sent('useHorizonDaysQuery')).toEqual([])
  await user.click(elsewhen)
  await within(await panel()).findByRole('grid')
  expect(api.sent('useHorizonDaysQuery').map(({ variables }) => variables)).toMatchObject([
    { businessDay: TODAY, days: 91, distributionPointId: '111' },
  ])
  expect(await day(/^mardi 24 novembre 2026/)).toHaveFocus()
})

test('the calendar of a storefront holds the days of its brand', async () => {
  const { api, user } = await openDays({}, '/shop/patisserie')
  await user.click(await day(/^Autre date$/))
  await within(await panel()).findByRole('grid')
  expect(api.sent('useHorizonDaysQuery')[0]?.variables).toMatchObject({ brandId: '21' })
})

test('a day two months ahead is chosen by keyboard alone', async () => {
  const { user } = await openCalendar()
  await user.keyboard('{PageDown}{PageDown}')
  expect(await screen.findByRole('grid', { name: 'janvier 2027' })).toBeVisible()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(await screen.findByRole('dialog', { name: /À quelle heure/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Quand/ })).toHaveTextContent('lundi 25 janvier')
})

const isNotChosen = () =>
  expect(screen.getByRole('button', { name: /^Quand/ })).toHaveTextContent('Dès mar. 24 nov.')

test.each([
  [/^samedi 28 novembre 2026 Pas de commande$/, 'Pas de livraison samedi 28\u00a0novembre'],
  [/^dimanche 29 novembre 2026 Fermé$/, 'Nos cuisines sont fermées dimanche 29\u00a0novembre'],
])(
  'a closed day says why as it does in the list, and has the focus back: %s',
  async (name, title) => {
    const { user } = await openCalendar()
    const closed = await day(name)
    expect(closed).toHaveAttribute('aria-disabled', 'true')
    await user.click(closed)
    const notice = await screen.findByRole('dialog', { name: title })
    await user.click(within(notice).getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(closed).toHaveFocus())
    expect(notice).not.toBeInTheDocument()
    isNotChosen()
  },
)

test('a holiday far ahead proposes the next day that the calendar lists with a slot', async () => {
  const { user } = await openCalendar({
    businessDaysWithSlots: (args: Args) =>
      listDays(args).map((one) =>
        one.startAt.startsWith('2026-12-28') ? { ...one, slots: [] } : one,
      ),
  })
  await user.click(within(await panel()).getByRole('button', { name: 'Mois suivant' }))
  await user.click(await day(/^vendredi 25 décembre 2026 Fermé$/))
  await screen.findByRole('dialog', { name: 'Nos cuisines sont fermées vendredi 25\u00a0décembre' })
  await user.click(screen.getByRole('button', { name: 'Choisir mardi 29\u00a0décembre' }))
  expect(await screen.findByRole('dialog', { name: /À quelle heure/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Quand/ })).toHaveTextContent('mardi 29 décembre')
})

test('a day that is over can be reached and says so', async () => {
  const { user } = await openCalendar()
  const over = await day(/^lundi 23 novembre 2026 Passé$/)
  expect(over).toHaveAttribute('aria-disabled', 'true')
  await user.click(over)
  expect(await within(await panel()).findByText(/est passé/)).toBeVisible()
  isNotChosen()
})

test('a day without a slot left is chosen from the calendar as it is from the list', async () => {
  const { user } = await openCalendar()
  await user.click(within(await panel()).getByRole('button', { name: 'Mois suivant' }))
  const full = await day(/^jeudi 3 décembre 2026 Complet$/)
  expect(full).not.toHaveAttribute('aria-disabled', 'true')
  await user.click(full)
  expect(await screen.findByRole('dialog', { name: /À quelle heure/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Quand/ })).toHaveTextContent('jeudi 3 décembre')

  await user.click(screen.getByRole('button', { name: /^Quand/ }))
  await user.click(await day(/^mercredi 2 décembre/))
  await user.click(screen.getByRole('button', { name: /^Quand/ }))
  await user.click(await day(/^jeudi 3 décembre Complet$/))
  expect(await screen.findByRole('dialog', { name: /À quelle heure/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Quand/ })).toHaveTextContent('jeudi 3 décembre')
})

test('a day beyond the horizon can be reached and says so', async () => {
  const { user } = await openCalendar()
  const next = within(await panel()).getByRole('button', { name: 'Mois suivant' })
  await user.click(next)
  await user.click(next)
  await user.click(next)
  await user.click(await day(/^mardi 23 février 2027 Pas encore ouvert$/))
  expect(await screen.findByText(/90\sjours à l’avance/)).toBeVisible()
  expect(next).toHaveAttribute('aria-disabled', 'true')
})

test('from 17:00 on today is too late, in the calendar too', async () => {
  const site = await renderApp('/', {
    api: createShop(responses),
    cart: aCart(),
    now: '2026-11-24T17:00:00+01:00',
  })
  await site.user.click(await screen.findByRole('button', { name: /^Quand/ }))
  await site.user.click(await day(/^Autre date$/))
  const today = await day(/^mardi 24 novembre 2026 Trop tard$/)
  expect(today).toHaveAttribute('aria-disabled', 'true')
  await site.user.click(today)
  expect(
    await screen.findByRole('dialog', { name: 'C’est trop tard pour aujourd’hui' }),
  ).toBeVisible()
})

test('a calendar that failed to load says so and can be loaded again', async () => {
  const { user, api } = await openDays()
  api.response({
    businessDaysWithSlots: () => {
      throw new Error('down')
    },
  })
  await user.click(await day(/^Autre date$/))
  expect(await screen.findByText(/pas pu charger le calendrier/)).toBeVisible()
  api.response(responses)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await within(await panel()).findByRole('grid')).toBeVisible()
})

test('the list comes back at a press', async () => {
  const { user } = await openCalendar()
  await user.click(within(await panel()).getByRole('button', { name: 'Revenir à la liste' }))
  await waitFor(async () => expect(within(await panel()).queryByRole('grid')).toBeNull())
  expect(await day(/mercredi 25 novembre Demain/)).toBeVisible()
})
