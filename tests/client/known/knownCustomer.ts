import { screen } from '@testing-library/react'
import { CAMILLE, renderApp } from '../../support/renderApp'
import type { Responses } from '../../support/fakeApi'
import { aCart, LINE, MENU, product, units } from '../../support/shopFront'
import { createCheckout, stored } from '../checkout/checkoutServer'
import { anAccountOrder } from '../orders/anOrder'

// A customer whose last order was eaten last Friday, and the sheet that orders it again.

export const FRIDAY = '2026-11-27'
/** Four trays at 20 € and the delivery: 80 € at 10 %, 9 € at 20 %. */
export const SHEET_TOTAL = 9880

const slot = (day: string, from: string, to: string) => ({
  slotStartAt: `${day}T${from}:00+01:00`,
  slotEndAt: `${day}T${to}:00+01:00`,
  disabledSlot: false,
  stress: 'low',
})
const day = (date: string, ...slots: object[]) => ({
  startAt: `${date}T11:00:00+01:00`,
  endAt: `${date}T20:00:00+01:00`,
  status: 'openWithSales',
  slots,
})
/** A day that has one slot, at noon. */
export const dayWithSlot = (date: string) => day(date, slot(date, '12:00', '12:30'))
const DAYS = [
  dayWithSlot('2026-11-25'),
  day(FRIDAY, slot(FRIDAY, '12:00', '12:30'), slot(FRIDAY, '12:30', '13:00')),
]
export const card = (changes: object = {}) => ({
  id: 'pm_good',
  brand: 'visa',
  country: 'FR',
  last4: '0003',
  exp_month: 8,
  exp_year: 2030,
  ...changes,
})
export const inventory = (tray: object = {}) => ({
  products: [product({ available: 50, ...tray })],
  menus: [MENU],
  lines: [],
})

export const lastFriday = (changes: object = {}) =>
  anAccountOrder({
    id: 'order-0',
    status: 'delivered',
    slotStartAt: '2026-11-20T12:00:00+01:00',
    slotEndAt: '2026-11-20T12:30:00+01:00',
    people: 4,
    products: [
      {
        id: '11',
        name: 'Plateau Batignolles',
        price: 2000,
        quantity: 4,
        freeQuantity: 0,
        pictureUrl: '/p/11.svg',
        menu: null,
        originalProduct: { id: '1', participantsPerQuantity: 1, line: { id: LINE } },
      },
    ],
    menus: [],
    extraCosts: [],
    ...changes,
  })

export const KNOWN: Responses = {
  orders: [lastFriday()],
  businessDaysWithSlots: DAYS,
  availableInventory: inventory(),
  getCustomerProfile: { stripeCustomerId: 'cus_1' },
  listCardsForCustomer: [card()],
  setCart: () => stored({ totals: { sumPriceCartTTC: SHEET_TOTAL } }),
}

export async function openHome(
  changes: Responses = {},
  cart = aCart({ items: [units(2)] }),
  path = '/',
) {
  const api = createCheckout({ ...KNOWN, ...changes })
  const app = await renderApp(path, { api, user: CAMILLE, cart })
  return { ...app, api }
}

export const openButton = () => screen.findByRole('button', { name: /^Recommander pour/ })
export const sheet = () => screen.getByRole('dialog', { name: 'Comme vendredi dernier' })
export async function openSheet(changes: Responses = {}) {
  const app = await openHome(changes)
  await app.user.click(await openButton())
  return app
}
