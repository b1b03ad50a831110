import { screen, within } from '@testing-library/react'
import type { FakeApi } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, NOON, TODAY } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

/** A shop of a later release, whose days that are closed have another status. */
function laterShop(status: string | null): FakeApi {
  const shop = createShop()
  const fetch: FakeApi['fetch'] = async (...request) => {
    const response = await shop.fetch(...request)
    const text = JSON.stringify(await response.json())
    return Response.json(
      JSON.parse(text.replaceAll('"status":"closed"', `"status":${JSON.stringify(status)}`)),
    )
  }
  return { ...shop, fetch }
}

test('of a day that the shop has closed, the next that it sells is proposed, and had by one press', async () => {
  const days = ['25', '26'].map((day) => ({
    startAt: `2026-11-${day}T00:00:00+01:00`,
    endAt: `2026-11-${day}T23:00:00+01:00`,
    status: 'closed',
    slots: [],
  }))
  const { user } = await renderApp('/', {
    api: createShop({ businessDaysWithSlots: days }),
    cart: aCart(),
  })
  await user.click(await screen.findByRole('button', { name: /^Quand/ }))
  const panel = within(await screen.findByRole('dialog', { name: /^Quel jour/ }))
  await user.click(await panel.findByRole('button', { name: /mercredi 25(?!\snovembre\s·)/ }))
  await user.click(await screen.findByRole('button', { name: 'Choisir vendredi 27\u00a0novembre' }))
  expect(await screen.findByRole('dialog', { name: /heure/ })).toBeVisible()
  expect(window.localStorage.getItem('tablee.cart')).toContain('"deliveryDay":"2026-11-27"')
})

test.each(['onStrike', null])(
  'a day of a status that is not known cannot be chosen: %s',
  async (status) => {
    const { user } = await renderApp('/', { api: laterShop(status), cart: aCart() })
    await user.click(await screen.findByRole('button', { name: /^Quand/ }))
    const days = within(await screen.findByRole('dialog', { name: /^Quel jour/ }))
    await user.click(await days.findByRole('button', { name: /dimanche 29/ }))
    expect(
      await screen.findByRole('dialog', { name: /fermées dimanche 29\u00a0novembre/ }),
    ).toBeVisible()
    expect(window.localStorage.getItem('tablee.cart')).not.toContain('2026-11-29')
  },
)

test('the day that is chosen already keeps its slot', async () => {
  const cart = aCart({ deliveryDay: TODAY, deliverySlot: NOON })
  const { user } = await renderApp('/', { api: createShop(), cart })
  await user.click(await screen.findByRole('button', { name: /^Quand/ }))
  const days = within(await screen.findByRole('dialog', { name: /^Quel jour/ }))
  await user.click(
    await days.findByRole('button', { name: /mardi 24(?!\snovembre\s·)/, pressed: true }),
  )
  expect(await screen.findByRole('dialog', { name: /heure/ })).toBeVisible()
  expect(storedCart()).toMatchObject({ deliveryDay: TODAY, deliverySlot: NOON })
})
