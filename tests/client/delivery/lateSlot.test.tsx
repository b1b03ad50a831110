import { screen, within } from '@testing-library/react'
import { setClock } from '../../../src/client/services/clock'
import { createClock } from '#domain/time/clock'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, TODAY, TOMORROW } from '../../support/shopFront'
import { storedCart } from '../../support/storedCart'

const openSlots = async (now: string) => {
  const cart = aCart({ deliveryDay: TODAY })
  const site = await renderApp('/', { api: createShop(), cart, now: `${TODAY}T${now}:00+01:00` })
  await site.user.click(await screen.findByRole('button', { name: /^À quelle heure/ }))
  const panel = within(await screen.findByRole('dialog', { name: /À quelle heure/ }))
  return { ...site, slot: await panel.findByRole('button', { name: /^12\sh\s00/ }) }
}
const notice = () =>
  screen.findByRole('dialog', { name: /L’heure limite de ce créneau est passée/ })

test('a slot whose hour has come since the list was read is too late, in its words and when pressed', async () => {
  const { user, slot } = await openSlots('12:00')
  expect(slot).toHaveTextContent('Trop tard')
  expect(slot).toHaveAttribute('data-disabled', 'true')
  await user.click(slot)
  expect(await notice()).toBeVisible()
})

test('a slot whose hour comes while the panel is open is refused when pressed', async () => {
  const { user, slot } = await openSlots('11:59')
  expect(slot).toHaveAttribute('data-disabled', 'false')
  expect(screen.queryByRole('button', { name: 'Choisir un autre jour' })).not.toBeInTheDocument()
  setClock(createClock({ startsAt: `${TODAY}T12:01:00+01:00` }))
  await user.click(slot)
  expect(await notice()).toBeVisible()
})

test('a day whose slots are all over leads to another day', async () => {
  const { user, slot } = await openSlots('17:00')
  expect(slot).toHaveTextContent('Trop tard')
  await user.click(screen.getByRole('button', { name: 'Choisir un autre jour' }))
  expect(await screen.findByRole('dialog', { name: /Quel jour/ })).toBeVisible()
})

test('a slot that closed for orders says that its hour has passed, and not that it is taken', async () => {
  const start = `${TODAY}T12:00:00+01:00`
  const slot = { slotStartAt: start, slotEndAt: `${TODAY}T12:30:00+01:00`, stress: 'low' }
  const day = { startAt: start, endAt: start, status: 'openWithSales' }
  const { user } = await renderApp('/', {
    api: createShop({
      businessDaysWithSlots: [{ ...day, slots: [{ ...slot, disabledSlot: true }] }],
    }),
    cart: aCart({ deliveryDay: TODAY }),
  })
  await user.click(await screen.findByRole('button', { name: /^À quelle heure/ }))
  const panel = within(await screen.findByRole('dialog', { name: /À quelle heure/ }))
  await user.click(await panel.findByRole('button', { name: /12\sh\s00.*Trop tard/ }))
  const told = await screen.findByRole('dialog', { name: /n’est plus disponible/ })
  expect(told).toHaveTextContent('Son heure limite est passée.')
  expect(told).not.toHaveTextContent(/livraisons sont prises/)
})

test('a slot of this evening is refused from 17:00 on, when its day closes for orders while the panel is open', async () => {
  const start = `${TODAY}T20:00:00+01:00`
  const slot = { slotStartAt: start, slotEndAt: `${TODAY}T20:30:00+01:00`, stress: 'low' }
  const day = { startAt: start, endAt: start, status: 'openWithSales' }
  const { user } = await renderApp('/', {
    api: createShop({
      businessDaysWithSlots: [{ ...day, slots: [{ ...slot, disabledSlot: false }] }],
    }),
    cart: aCart({ deliveryDay: TODAY }),
    now: `${TODAY}T16:59:00+01:00`,
  })
  await user.click(await screen.findByRole('button', { name: /^À quelle heure/ }))
  const panel = within(await screen.findByRole('dialog', { name: /À quelle heure/ }))
  const evening = await panel.findByRole('button', { name: /^20\sh\s00/ })
  expect(evening).toHaveAttribute('data-disabled', 'false')
  setClock(createClock({ startsAt: `${TODAY}T17:00:00+01:00` }))
  await user.click(evening)
  expect(await notice()).toBeVisible()
})

test.each([
  ['after 18:00 is refused', '/', 10_500, '18:01', /Trop tard pour cette adresse/],
  ['before 18:00 is taken', '/', 10_500, '17:59', null],
  ['near enough is taken', '/', 9_999, '18:01', null],
  ['in the e-shop is taken', '/eshop/tout', 10_500, '18:01', null],
])(
  'a slot of the next business day at a far address, %s',
  async (_, path, distance, time, refusal) => {
    const api = createShop()
    const cart = aCart({ deliveryDay: TOMORROW, distanceToDistributionPoint: distance })
    const { user } = await renderApp(path, { api, cart, now: `${TODAY}T17:00:00+01:00` })
    await user.click(await screen.findByRole('button', { name: /^À quelle heure/ }))
    const panel = within(await screen.findByRole('dialog', { name: /À quelle heure/ }))
    const slot = await panel.findByRole('button', { name: /^12\sh\s00/ })
    setClock(createClock({ startsAt: `${TODAY}T${time}:00+01:00` }))
    await user.click(slot)
    if (refusal !== null) {
      expect(await screen.findByRole('dialog', { name: refusal })).toBeVisible()
    }
    const start = `${TOMORROW}T12:00:00+01:00`
    const deliverySlot = refusal === null ? expect.objectContaining({ start }) : null
    expect(storedCart()).toMatchObject({ deliverySlot })
  },
)
