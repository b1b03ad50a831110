import type { Browser, Page } from '@playwright/test'
import { signIn } from '../demoCustomer'

const COOKIE = 'frontpublic_userToken'
const PATIENCE_MS = 20_000

/** A first visit on a phone. The notice about cookies, which comes once in a browser, is closed and not counted. */
export async function openVisit(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  return context.newPage()
}

/** Signs the page's visitor in as the customer of the demonstration who has ordered before. */
export async function beCustomer(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: COOKIE, value: await signIn(url), url }])
}

/** Opens the shop, ready to be used. */
export async function openShop(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await expectDishes(page)
}

export async function expectDishes(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .waitFor()
}
