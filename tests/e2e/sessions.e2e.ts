import { openAccount, PASSWORD, sendSignIn } from '../support/journey/account'
import { keepToken, tokenOf } from '../support/journey/api'
import { keepFullCart, storedCart } from '../support/journey/cart'
import * as shop from '../support/journey/shop'
import { expect, test } from '../support/journey/test'

const ACCOUNT = { name: 'Compte de Claire Martin' }
const SIGN_IN = { name: 'Se connecter' }

test('two tabs show the same cart; signing in and out in one does so in the other, and the cart stays without its names', async ({
  page,
  context,
}) => {
  const { email } = await openAccount(page)
  await keepFullCart(page)
  await page.goto('/')
  await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
  const second = await context.newPage()
  await second.goto('/shop/patisserie')
  await expect(shop.cartLink(second)).toHaveAccessibleName('Panier, 4 articles')

  await test.step('signing in keeps the cart', async () => {
    await page.getByRole('button', SIGN_IN).click()
    await sendSignIn(page, email, PASSWORD)
    await expect(page.getByRole('button', ACCOUNT)).toBeVisible()
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
    await expect(second.getByRole('button', ACCOUNT)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', ACCOUNT)).toBeVisible()
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 4 articles')
  })

  await test.step('what one tab adds is in the cart of the other', async () => {
    const before = await storedCart(page)
    await shop.addTrays(second, 2)
    await expect(shop.cartLink(second)).toHaveAccessibleName('Panier, 6 articles')
    await expect(shop.cartLink(page)).toHaveAccessibleName('Panier, 6 articles')
    expect(await storedCart(page)).not.toBe(before)
  })

  await second.goto('/account/informations')
  await page.getByRole('button', ACCOUNT).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('button', SIGN_IN)).toBeVisible()
  await expect(second.getByRole('banner').getByRole('button', SIGN_IN)).toBeVisible()
  await expect(second).toHaveURL('/')
  await expect.poll(() => tokenOf(page)).toBeUndefined()

  const cart = await storedCart(page)
  expect(cart).toContain('"items":[{')
  expect(cart).not.toContain('Claire')
})

test('a session that the server no longer knows ends, and the cart stays', async ({
  page,
  provoke,
}) => {
  provoke(/Wrong Token/)
  await keepFullCart(page)
  await keepToken(page, 'A'.repeat(43), test.info().project.use.baseURL ?? '')
  await page.goto('/')
  await expect(page.getByRole('button', SIGN_IN)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Panier, 4 articles' }).first()).toBeVisible()
  await expect.poll(() => tokenOf(page)).toBeUndefined()
})
