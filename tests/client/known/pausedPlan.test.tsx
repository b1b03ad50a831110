import { screen, waitFor } from '@testing-library/react'
import type { Responses } from '../../support/fakeApi'
import { FRIDAY, lastFriday, openHome, SHEET_TOTAL } from './knownCustomer'
import { payButton } from '../paying/cardForm'

const PATH = `/?repeter=order-0&jour=${FRIDAY}`
const plan = (isPaused: boolean, orderId = 'order-0') => ({
  id: 'plan-1',
  orderId,
  isPaused,
  nextDay: isPaused ? null : FRIDAY,
  dates: [],
})

const openMail = (changes: Responses = {}) =>
  openHome(
    {
      orders: [],
      order: ({ id }: { id: string }) =>
        id === 'order-0'
          ? lastFriday({ totalWithVat: SHEET_TOTAL })
          : lastFriday({ id, status: 'confirmed', isFullyPaid: true }),
      getCustomerProfile: { id: '1', stripeCustomerId: 'cus_1', plans: [plan(true)] },
      ...changes,
    },
    undefined,
    PATH,
  )

const resume = () => screen.findByRole('button', { name: 'Reprendre chaque semaine' })

test('the mail of an order of every week that stands still says so, and lets it go on', async () => {
  const { user, api } = await openMail({
    setPlanPaused: { id: '1', plans: [plan(false)] },
  })
  expect(await screen.findByText(/^Cette commande régulière est en pause/)).toBeVisible()
  await user.click(await resume())
  expect(await screen.findByText(/^C’est repris/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/est en pause/)).not.toBeInTheDocument())
  expect(api.sent('PausedPlanMutation').map(({ variables }) => variables)).toEqual([
    { id: 'plan-1' },
  ])
  const sheet = screen.getByRole('dialog', { name: 'Votre commande régulière' })
  expect(sheet).toBeVisible()
  await waitFor(() => expect(sheet.querySelector(':focus')).not.toBeNull())
})

test('its date can be ordered all the same, and it stands still', async () => {
  const { user, router, api } = await openMail()
  await resume()
  await user.click(await payButton())
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  expect(api.sent('PausedPlanMutation')).toEqual([])
})

test.each([
  ['that runs', plan(false)],
  ['of another order', plan(true, 'order-9')],
])('a plan %s says nothing', async (_, other) => {
  await openMail({ getCustomerProfile: { id: '1', stripeCustomerId: 'cus_1', plans: [other] } })
  await payButton()
  expect(screen.queryByText(/est en pause/)).not.toBeInTheDocument()
})
