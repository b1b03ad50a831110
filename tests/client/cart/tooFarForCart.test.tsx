import { screen } from '@testing-library/react'
import { createClock } from '#domain/time/clock'
import { setClock } from '../../../src/client/services/clock'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { TOMORROW, units } from '../../support/shopFront'
import { createCheckout, readyCart } from '../checkout/checkoutServer'

const FAR = readyCart({
  items: [units(4)],
  deliveryDay: TOMORROW,
  deliverySlot: { start: `${TOMORROW}T12:00:00+01:00`, end: `${TOMORROW}T12:30:00+01:00` },
  distanceToDistributionPoint: 10_000,
})

/** A clock that stands still, or the second would be over before the press. */
const stopAt = (time: string) => {
  const now = new Date(`2026-11-24T${time}+01:00`)
  setClock({ ...createClock({ startsAt: now.toISOString() }), now: () => now })
}

describe.each([
  ['/cart', 'Commander', '/order/livraison'],
  ['/order', 'Continuer vers la livraison', '/order/livraison'],
])('from %s', (path, button, next) => {
  const press = async (time: string, cart = FAR) => {
    const { user, router } = await renderApp(path, { api: createCheckout(), cart, user: CAMILLE })
    stopAt(time)
    await user.click(await screen.findByRole('button', { name: button }))
    return router
  }

  test('a far cart that is chosen for tomorrow goes no further after 18:00, and says why', async () => {
    const router = await press('18:00:01')
    const dialog = await screen.findByRole('dialog', { name: 'Trop tard pour cette adresse' })
    expect(dialog).toBeVisible()
    expect(router.state.location.pathname).toBe(path)
  })

  test.each([
    ['at 18:00', '18:00:00', 10_000],
    ['one that is near', '18:00:01', 9_999],
  ])('%s it is ordered', async (_, time, distanceToDistributionPoint) => {
    const router = await press(time, { ...FAR, distanceToDistributionPoint })
    await screen.findByRole('heading', { name: /^Qui reçoit la livraison/ })
    expect(router.state.location.pathname).toBe(next)
  })
})
