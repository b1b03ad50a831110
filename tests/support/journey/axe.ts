import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './expect'

type Violation = { id: string; help: string; nodes: { html: string; target: string[] }[] }

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
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (runOnly): Promise<Violation[]> => {
    const { axe } = window as unknown as {
      axe: { run: (context: Node, options: object) => Promise<{ violations: Violation[] }> }
    }
    const result = await axe.run(document, {
      runOnly,
      // What passes is not described: that is most of the work.
      resultTypes: ['violations'],
    })
    // What a bar covers in part while one scrolls is too small to press there, and nowhere else.
    const isTooSmall = async ({ target }: Violation['nodes'][number]) => {
      const element = document.querySelector(target[0] ?? '')
      if (!element) return true
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const again = await axe.run(element, { runOnly: ['target-size'] })
      return again.violations.length > 0
    }
    const confirmed: Violation[] = []
    for (const violation of result.violations) {
      const nodes: Violation['nodes'] = []
      for (const node of violation.nodes) {
        if (violation.id !== 'target-size' || (await isTooSmall(node))) nodes.push(node)
      }
      if (nodes.length > 0) confirmed.push({ ...violation, nodes })
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return confirmed
  }, rules)
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join('\n')}`,
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}
