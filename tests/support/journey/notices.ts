import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'
import { expectAccessible } from './axe'
import { press } from './keyboard'

/** What axe has seen in a visit; what opens a second time is not other than it was. */
const examined = new WeakMap<Page, Set<string>>()

/** Waits for the modal or dimmer with this title: it has the keyboard, and axe finds nothing wrong with it. */
export async function expectNotice(page: Page, title: RegExp): Promise<Locator> {
  const notice = page.getByRole('dialog', { name: title })
  await expect(notice).toBeVisible()
  await expect(notice.locator(':focus').or(notice.and(page.locator(':focus')))).toHaveCount(1)
  const titles = examined.get(page) ?? new Set()
  if (!titles.has(title.source)) await expectAccessible(page)
  examined.set(page, titles.add(title.source))
  return notice
}

/** Leaves the notice by one of its ways on, by keyboard alone. */
export async function leaveBy(page: Page, notice: Locator, way: string): Promise<void> {
  await press(page, notice.getByRole('button', { name: way }))
  await expect(notice).toBeHidden()
}

/** Leaves the notice without a response. */
export async function escape(page: Page, notice: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
}
