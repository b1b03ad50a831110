import type { Page } from '@playwright/test'
import { keepFullCart } from '../support/journey/cart'
import { place, readDown } from '../support/journey/places'
import { onBothScreens } from '../support/journey/screens'
import { expect, test } from '../support/journey/test'

test.use({ showsPictures: true })

/** Keeps back what the shop's query brings, until it is let through. */
async function holdList(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('shopScreenQuery')) await held
    await route.continue()
  })
  return letThrough
}

onBothScreens(() => {
  test('a visitor who comes back to the list finds the last dish where it was', async ({
    page,
  }) => {
    await keepFullCart(page)
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    const left = await readDown(page, async () => (await place(page)).scrolled >= 2400)

    for (const turn of ['once', 'and again']) {
      // The one of both that stands beside the list, wherever it is scrolled to.
      const cart = page.getByRole('link', { name: 'Voir le panier' })
      const order = page.getByRole('button', { name: 'Commander' })
      await cart.or(order).locator('visible=true').click()
      await expect(page).toHaveURL(/\/(cart|order\/livraison)$/)
      await expect(page.getByRole('main').getByText('12 rue de la Paix').first()).toBeVisible()
      await expect.poll(() => page.evaluate('scrollY'), turn).toBe(0)
      const letListThrough = await holdList(page)
      await page.goBack()
      await expect(page.getByText('Chargement de la carte')).toBeAttached()
      await expect(page.getByRole('contentinfo')).not.toBeInViewport()
      letListThrough()
      await expect(page.getByRole('article', { name: left.dish })).toBeAttached()
      await expect.poll(() => place(page, left.dish), turn).toEqual(left)
      await page.unroute('**/graphql')
    }

    // From then on the page is its reader's again.
    await page.mouse.wheel(0, -600)
    await expect.poll(async () => (await place(page)).scrolled).toBeLessThan(left.scrolled - 300)
  })
})
