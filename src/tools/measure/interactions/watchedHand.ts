import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'

/** Runs in the page before anything else; a text, because a compiled function would need its compiler's helpers there. */
export const WATCH_EVENTS = readFileSync(join(__dirname, 'watchEvents.js'), 'utf8')

/** An interaction that the browser does not tell of took less than this. */
const MIN_MS = 16
/** What an act leads to has come, and the browser has told of it. */
const REST_MS = 600

/** Milliseconds of each interaction, by its name. */
export type Durations = Map<string, number>

/** A person whose every act is timed, from the input to the paint that shows what it did. */
export type WatchedHand = {
  durations: Durations
  press(name: string, target: Locator): Promise<void>
  /** One character into the field that has the focus. */
  type(name: string, character: string): Promise<void>
}

type Options = { hasTouch: boolean; afterAct: () => Promise<void> }

export function watchedHand(page: Page, { hasTouch, afterAct }: Options): WatchedHand {
  const durations: Durations = new Map()

  async function timed(name: string, act: () => Promise<void>): Promise<void> {
    const from = await page.evaluate(() => performance.now())
    await act()
    await page.waitForTimeout(REST_MS)
    const longest = await page.evaluate<number>(
      `Math.max(0, ...seenEvents.filter((event) => event.startTime >= ${from}).map((event) => event.duration))`,
    )
    durations.set(name, Math.max(MIN_MS, longest))
    await afterAct()
  }

  return {
    durations,
    press: async (name, target) => {
      // What it takes to bring it into view, and to see that it stands there, is no part of the press.
      await target.scrollIntoViewIfNeeded()
      await target.click({ trial: true })
      await page.waitForTimeout(REST_MS / 3)
      const [x, y] = await middleOf(target)
      await timed(name, () => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)))
    },
    type: (name, character) => timed(name, () => page.keyboard.press(character)),
  }
}

async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press')
  return [box.x + box.width / 2, box.y + box.height / 2]
}
