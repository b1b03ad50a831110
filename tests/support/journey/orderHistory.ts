import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'
import { press } from './keyboard'

/**
 * The oldest order of the list whose row says this, once it is shown. Journeys order for the same customer: it may stand
 * further down than what is shown at first.
 */
export async function findInHistory(page: Page, words: RegExp | string): Promise<Locator> {
  const rows = page.getByRole('list', { name: /^Vos commandes/ }).getByRole('article')
  await expect(rows.first()).toBeVisible()
  const wanted = rows.filter({ hasText: words }).last()
  while (!(await wanted.isVisible())) {
    const shown = await rows.count()
    await press(page, page.getByRole('button', { name: 'Voir plus' }))
    await expect(rows.nth(shown)).toBeVisible()
  }
  return wanted
}

/** Opens, by keyboard, the order that `findInHistory` finds. */
export async function openFromHistory(page: Page, words: RegExp): Promise<void> {
  const wanted = await findInHistory(page, words)
  await press(page, wanted.getByRole('link', { name: /^Commande T-/ }))
  await expect(page).toHaveURL(/\/account\/commandes\/[0-9a-f-]{36}$/)
}
