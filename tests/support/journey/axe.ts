import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Half of a fade is too pale for anybody; it is the screen that comes of it that counts. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // What has just been opened starts to move with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })

/** Fails with what axe finds on the screen as it stands, the open dialog included. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectFaultless(page, { type: 'tag', values: RULES })

/** Fails with the words on the screen that stand out less than seven to one. */
export const expectHighContrast = (page: Page): Promise<void> =>
  expectFaultless(page, { type: 'rule', values: ['color-contrast-enhanced'] })

type Rules = { type: 'tag' | 'rule'; values: string[] }

async function expectFaultless(page: Page, rules: Rules): Promise<void> {
  // What the bar at the top covers in part while one scrolls is too small to press there, and nowhere else.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (runOnly): Promise<Violation[]> => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> }
    }
    const result = await axe.run(document, {
      runOnly,
      // What passes is not described: that is most of the work.
      resultTypes: ['violations'],
    })
    return result.violations
  }, rules)
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join('\n')}`,
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}
