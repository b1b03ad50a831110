import { expect, test as base, type Page } from '@playwright/test'
import { collectStrays, type Strays } from './strays'

type Fixtures = {
  strays: Strays
  /** Allows the trouble that a test makes on purpose: `console: …`, `page: …`, `request: …`, `answer: …`. */
  provoke: Strays['allow']
  /** Opens the empty page of somebody else, with cookies and storage of their own. */
  openVisit: () => Promise<Page>
}

/** A journey. A console error, an uncaught error or a failed request that it did not provoke fails it. */
export const test = base.extend<Fixtures>({
  strays: [
    async ({ context }, provide) => {
      const strays = collectStrays()
      strays.watch(context)
      await provide(strays)
      expect(strays.unexpected(), 'trouble that the journey did not provoke').toEqual([])
    },
    { auto: true },
  ],
  provoke: async ({ strays }, provide) => provide(strays.allow),
  openVisit: async ({ browser, strays }, provide) =>
    provide(async () => {
      const context = await browser.newContext()
      strays.watch(context)
      return context.newPage()
    }),
})

export { expect }
