import type { CartItem } from '#domain/cart/cart'
import { beCustomer } from '../support/journey/account'
import { keepFullCart } from '../support/journey/cart'
import { expectNotice, leaveBy } from '../support/journey/notices'
import { buy, COURBEVOIE, stockOf } from '../support/journey/rivals'
import { PHONE } from '../support/journey/screens'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

test.use(PHONE)

// They visit the same shop: each repetition has a day of its own.
const DAYS = ['2026-12-02', '2026-12-04', '2026-12-01']

test('what others bought meanwhile leaves the cart, and the list says so', async ({
  page,
  openVisit,
}, { repeatEachIndex }) => {
  const day = DAYS[repeatEachIndex]
  if (!day) throw new Error('No day is left for another repetition of this journey.')
  const lineId = 'LIGNE-PLATEAUX'
  const stock = await stockOf(page, { day, point: '112', lineId })
  const trays = stock.filter(({ category }) => category === 'Box').slice(0, 3)
  const [gone, reduced, kept] = trays
  if (!gone || !reduced || !kept)
    throw new Error('The shop has fewer trays than this journey wants.')
  const units = (id: string, qty: number): CartItem => ({
    itemId: id,
    type: 'product',
    lineId,
    qty,
  })
  const order = {
    ...COURBEVOIE,
    deliveryDay: day,
    deliverySlot: { start: `${day}T12:00:00+01:00`, end: `${day}T12:30:00+01:00` },
  }
  const items = trays.map(({ id }) => units(id, 4))
  await keepFullCart(page, { ...order, items })
  await page.goto('/')
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 12 articles')

  const rival = await openVisit()
  await beCustomer(rival)
  await buy(
    rival,
    [units(gone.id, gone.available), units(reduced.id, reduced.available - 3)],
    order,
  )

  await page.reload()
  const notice = await expectNotice(page, /^Votre panier a changé/)
  const changes = notice.getByRole('listitem')
  await expect(changes).toHaveText([
    new RegExp(`^${gone.name}.*retiré`),
    new RegExp(`^${reduced.name}.*3 au lieu de 4`),
  ])
  await leaveBy(page, notice, 'Continuer')
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 7 articles')
  await page.reload()
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 7 articles')
  await expect(notice).toBeHidden()
})

test('a day for which everything is sold says so and leads to another', async ({
  page,
  openVisit,
}) => {
  const [day, words] = ['2026-11-30', 'lundi 30 novembre']
  const lineId = 'LIGNE-PATISSERIE'
  const rival = await openVisit()
  await beCustomer(rival)
  const stock = await stockOf(rival, { day, point: '111', lineId })
  const left = stock.filter(({ available }) => available > 0)
  if (left.length > 0) {
    await buy(
      rival,
      left.map(({ id, available }) => ({ itemId: id, type: 'product', lineId, qty: available })),
      {
        deliveryDay: day,
        deliverySlot: { start: `${day}T12:00:00+01:00`, end: `${day}T12:30:00+01:00` },
      },
    )
  }

  await page.goto('/shop/patisserie')
  await shop.openSegment(page, 'Où')
  await shop.pickAddress(page, shop.ADDRESS)
  await shop.chooseDay(page, new RegExp(words))
  const notice = await expectNotice(page, new RegExp(`^La carte est vide ${words}`))
  await leaveBy(page, notice, 'Choisir un autre jour')
  await shop.expectPanel(page, 'Quel jour')
  await shop.chooseDay(page, /mercredi 2 /)
  await shop.chooseSlot(page, /^12\sh\s00/)
  await shop.addTrays(page, 2)

  await page.goto('/shop/patisserie?livraison=jour')
  await expect(notice).toBeHidden()
})
