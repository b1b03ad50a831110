import type { Page } from '@playwright/test'
import { openAccount, PASSWORD, sendSignIn } from '../support/journey/account'
import { keepFullCart, storedCart } from '../support/journey/cart'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Panier/ })

test('two tabs show the same cart', async ({ page, context }) => {
  await keepFullCart(page)
  await page.goto('/')
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
  const second = await context.newPage()
  await second.goto('/')
  await expect(cartLink(second)).toHaveAccessibleName('Panier, 4 articles')

  const cart = await storedCart(page)
  await second.goto('/shop/patisserie')
  await shop.addTrays(second, 2)
  await expect(cartLink(second)).toHaveAccessibleName('Panier, 6 articles')
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 6 articles')
  expect(await storedCart(page)).not.toBe(cart)
})

test('signing in keeps the cart', async ({ page }) => {
  const { email } = await openAccount(page)
  await keepFullCart(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await sendSignIn(page, email, PASSWORD)
  await expect(page.getByRole('button', { name: 'Compte de Claire Martin' })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Compte de Claire Martin' })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
})
