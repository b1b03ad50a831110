import type { Page } from '@playwright/test'
import { expect } from './expect'
import { CLAIRE, keepFullCart } from './cart'
import { fillEmail } from './checkout'

/** At the payment, with the arrow keys on the first of the companies that are proposed for the invoice. */
export async function reachCompany(page: Page): Promise<void> {
  await keepFullCart(page, { deliveryContact: CLAIRE })
  await page.goto('/order/livraison')
  await fillEmail(page)
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await page.getByLabel(/^Société/).fill('atelier')
  await expect(page.getByRole('option').nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
}
