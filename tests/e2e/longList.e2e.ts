import { serveManyDishes } from '../../src/tools/measure/interactions/manyDishes'
import { keepFullCart } from '../support/journey/cart'
import { place, readDown } from '../support/journey/places'
import { expect, test } from '../support/journey/test'

test.use({ showsPictures: true })

test('of a long list, only what the screen came near to is on the page, and it is there again', async ({
  page,
}) => {
  const dishes = page.getByRole('main').getByRole('article')
  await serveManyDishes(page, 600)
  await keepFullCart(page)
  await page.goto('/')
  await expect(dishes.first()).toBeVisible()
  const atOnce = await dishes.count()
  expect(atOnce).toBeLessThan(300)

  const left = await readDown(page, async () => (await dishes.count()) >= atOnce + 48)
  expect(await dishes.count()).toBeLessThan(500)

  const cart = page.getByRole('link', { name: 'Voir le panier' })
  const order = page.getByRole('button', { name: 'Commander' })
  await cart.or(order).locator('visible=true').click()
  await expect(page).toHaveURL(/\/(cart|order\/livraison)$/)
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await expect(page.getByRole('article', { name: left.dish, exact: true })).toBeAttached()
  await expect.poll(() => place(page, left.dish)).toEqual(left)
})
