import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'

const MAX_TABS = 200

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

/** Presses Tab, or Shift+Tab, until the first of the target's elements that comes has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target.first()).toBeVisible()
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await hasFocus(target)) return expectFocusSeen(page)
    await page.keyboard.press(key)
  }
  throw new Error(`${MAX_TABS} times ${key} do not lead to ${target.toString()}`)
}

/** Reaches a control by Tab and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Reaches a field by Tab and types over what it holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Whatever so many Tabs lead to shows that it has the focus, and so it does on the way back, almost to the first. */
export async function expectReachedSeen(page: Page, tabs: number): Promise<void> {
  for (const key of [...Array(tabs).fill('Tab'), ...Array(tabs - 5).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    // A row that scrolls sideways takes a moment.
    await expect(() => expectFocusSeen(page)).toPass()
  }
}

/** What has the focus must show it, on the screen and under nothing else. */
async function expectFocusSeen(page: Page): Promise<void> {
  const problem = await page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'nothing has the focus'
    // A field without a ring of its own lets the box around it show the focus.
    const boxes = [focused, focused.parentElement, focused.nextElementSibling]
    const isRinged = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    const isMarked = boxes.some((box) => {
      if (box === null) return false
      const style = getComputedStyle(box)
      // The link of a card rings the whole card.
      const isCardRinged = box === focused && isRinged(getComputedStyle(box, '::after'))
      return isRinged(style) || isCardRinged || (box === focused && style.boxShadow !== 'none')
    })
    if (!isMarked) return 'its focus cannot be seen'
    const { left, top, width, height } = focused.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen = above !== null && (boxes.includes(above) || focused.contains(above))
    return isSeen ? null : 'it has the focus under something else or off the screen'
  })
  const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))
  expect(problem, name).toBeNull()
}
