import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { expect } from './expect'
import { frameDrawn } from './frames'

/** How far the page is scrolled, and where the dish stands that is read at the middle of the screen. */
export const place = (page: Page, dish?: string) =>
  page.evaluate((name) => {
    const dishes = [...document.querySelectorAll('main article')]
    const titleOf = (article?: Element) => article?.querySelector('h3')?.textContent ?? ''
    const read = dishes.find((article) =>
      name === undefined
        ? article.getBoundingClientRect().bottom > innerHeight / 2
        : titleOf(article) === name,
    )
    return {
      dish: titleOf(read),
      top: Math.round(read?.getBoundingClientRect().top ?? NaN),
      scrolled: Math.round(scrollY),
    }
  }, dish)

/** Where the page has come to rest: a wheel goes on turning for a while. */
async function restingPlace(page: Page) {
  let rested = await place(page)
  await expect
    .poll(async () => {
      const before = rested
      await frameDrawn(page)
      rested = await place(page)
      return isDeepStrictEqual(rested, before)
    })
    .toBe(true)
  return rested
}

/** Turns the wheel until the page has been read as far as wanted. */
export async function readDown(page: Page, isFarEnough: () => Promise<boolean>) {
  await page.mouse.move(100, 500)
  while (!(await isFarEnough())) {
    await page.mouse.wheel(0, 400)
    await frameDrawn(page)
  }
  return restingPlace(page)
}
