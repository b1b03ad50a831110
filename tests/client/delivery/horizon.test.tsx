import { screen, within } from '@testing-library/react'
import { addDays, businessDayStatus } from '#domain/time/calendar'
import { createClock } from '#domain/time/clock'
import { setClock } from '../../../src/client/services/clock'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop } from '../../support/shopFront'

type Args = { businessDay: string; days?: number | null }
const businessDaysWithSlots = ({ businessDay, days }: Args) =>
  Array.from({ length: days ?? 10 }, (_, index) => addDays(businessDay, index)).map((day) => ({
    startAt: `${day}T11:00:00+01:00`,
    endAt: `${day}T20:00:00+01:00`,
    status: businessDayStatus(day),
    slots: [],
  }))

const days = async () => within(await screen.findByRole('dialog', { name: /Quel jour/ }))

/** The days around one that is chosen, on a day whose ninetieth is the Sunday before 22 February. */
async function openDays(deliveryDay: string) {
  const { user } = await renderApp('/', {
    api: createShop({ businessDaysWithSlots }),
    cart: aCart({ deliveryDay }),
    now: '2026-11-23T10:00:00+01:00',
  })
  await user.click(await screen.findByRole('button', { name: /^Quand/ }))
  return user
}

test('the list of days ends with the last that can be ordered for', async () => {
  await openDays('2027-02-19')
  expect(await (await days()).findByRole('button', { name: /dimanche 21 février/ })).toBeVisible()
  expect((await days()).queryByRole('button', { name: /lundi 22 février/ })).toBeNull()
})

test('a closed day behind which nothing can be ordered for yet proposes no next one', async () => {
  const user = await openDays('2027-02-19')
  await user.click(await (await days()).findByRole('button', { name: /samedi 20 février/ }))
  const notice = within(await screen.findByRole('dialog', { name: /Pas de livraison samedi 20/ }))
  expect(notice.getByRole('button', { name: 'Choisir un autre jour' })).toBeVisible()
  expect(notice.queryByText(/^Prochaine livraison/)).toBeNull()
  expect(notice.queryByRole('button', { name: /^Choisir (?!un autre)/ })).toBeNull()
})

test('on a page that stood open overnight the list begins with today', async () => {
  const { user } = await renderApp('/', {
    api: createShop({ businessDaysWithSlots }),
    cart: aCart({ deliveryDay: '2026-11-23' }),
    now: '2026-11-23T10:00:00+01:00',
  })
  await screen.findByRole('button', { name: /^Quand/ })
  setClock(createClock({ startsAt: '2026-11-24T09:00:00+01:00' }))
  await user.click(screen.getByRole('button', { name: /^Quand/ }))
  expect(await (await days()).findByRole('button', { name: /mardi 24 novembre/ })).toBeVisible()
  expect((await days()).queryByRole('button', { name: /lundi 23 novembre/ })).toBeNull()
})
