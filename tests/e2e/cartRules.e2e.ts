import type { Page } from '@playwright/test'
import { beCustomer } from '../support/journey/account'
import { responseTo } from '../support/journey/api'
import { aFullCart, keepFullCart, leaveInStorage, storedCart } from '../support/journey/cart'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

const LAST_WEEK = [
  { state: 'made before this Monday', choices: { creationDate: '2026-11-22T23:59:00+01:00' } },
  { state: 'whose delivery day has passed', choices: { deliveryDay: '2026-11-23' } },
]

for (const { state, choices } of LAST_WEEK) {
  test(`a stored cart ${state} is thrown away`, async ({ page }) => {
    await keepFullCart(page, choices)
    await page.goto('/')
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, vide')
    await expect(shop.segmentOf(page, 'Où')).toContainText('Indiquez votre adresse')
    await expect.poll(async () => (await storedCart(page)) ?? '').not.toContain('rue de la Paix')
  })
}

test('a stored cart of this Monday is kept', async ({ page }) => {
  await keepFullCart(page, { creationDate: '2026-11-23T00:00:00+01:00' })
  await page.goto('/')
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
})

test('a remembered contact that is edited by hand is remembered no more', async ({ page }) => {
  await beCustomer(page)
  await keepFullCart(page, {
    deliveryContact: { id: '7', name: 'Claire Martin', phone: '06 12 34 56 78', details: '' },
  })
  await page.goto('/order/livraison')
  const name = page.getByLabel('Nom et prénom')
  await expect(name).toHaveValue('Claire Martin')
  expect(await contactOf(page)).toMatchObject({ id: '7' })
  await name.fill('Claire Martin-Durand')
  await expect
    .poll(() => contactOf(page))
    .toMatchObject({ id: '0', name: 'Claire Martin-Durand', phone: '06 12 34 56 78' })
})

type Stored = { key: string; deliveryContact: { id: string; name: string; phone: string } }

const contactOf = async (page: Page): Promise<Stored['deliveryContact']> => {
  const { deliveryContact }: Stored = JSON.parse((await storedCart(page)) ?? '{}')
  return deliveryContact
}

test('a signed-in customer’s cart is stored on the server after each change', async ({ page }) => {
  await beCustomer(page)
  const cart = await aFullCart(page)
  await leaveInStorage(page, JSON.stringify(cart))
  const isStored = (qty: number) =>
    page.waitForRequest((request) => {
      const body = request.postData() ?? ''
      return body.includes('setCart(') && body.includes(`"qty":${qty}`) && body.includes(cart.key)
    })
  const first = isStored(4)
  await page.goto('/')
  await shop.showCart(page)
  await first

  const second = isStored(5)
  await page
    .getByRole('button', { name: /^Augmenter la quantité/ })
    .locator('visible=true')
    .first()
    .click()
  await (await second).response()
  const { key } = cart
  const { createOrder } = await responseTo<{ createOrder: string }>(
    page,
    'mutation ($key: ID!) { createOrder(cartId: $key, payByCreditTransfer: true) }',
    { key },
  )
  expect(createOrder).toBe('WIRE_TRANSFER_NOT_ALLOWED')
})

test('on a phone a notice stands above what sends the cart on, and at the bottom where nothing does', async ({
  page,
}) => {
  const height = 844
  await page.setViewportSize({ width: 390, height })
  await keepFullCart(page)
  await page.goto('/')
  await page
    .getByRole('button', { name: /^Ajouter / })
    .first()
    .click()
  await shop.showCart(page)
  const remove = page.getByRole('button', { name: /^Retirer / })
  const notice = page.getByRole('status').getByText(/retirée? du panier/)
  const bottomOf = async () => {
    const box = await notice.last().boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }

  await remove.first().click()
  const order = await page.getByRole('button', { name: 'Commander' }).boundingBox()
  await expect.poll(bottomOf).toBeLessThan(order?.y ?? 0)
  await remove.click()
  await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible()
  await expect.poll(bottomOf).toBeGreaterThan(height - 48)
})
