import {
  expect as base,
  type ExpectMatcherState,
  type Locator,
  type MatcherReturnType,
  type Page,
} from '@playwright/test'

type Options = { timeout?: number | undefined }

/** What a matcher says of something that is waited for: nothing when it comes, else the words of what waited. */
const comes = ({ isNot }: ExpectMatcherState, waiting: Promise<unknown>) =>
  waiting.then(
    (): MatcherReturnType => ({ pass: !isNot, message: () => '' }),
    ({ message }: Error): MatcherReturnType => ({ pass: isNot, message: () => message }),
  )

const waitFor = (state: 'visible' | 'hidden') => {
  const opposite = state === 'visible' ? 'hidden' : 'visible'
  return function (this: ExpectMatcherState, locator: Locator, options: Options = {}) {
    const { timeout = this.timeout } = options
    return comes(this, locator.waitFor({ state: this.isNot ? opposite : state, timeout }))
  }
}

/**
 * Playwright's `expect`, but for what is waited for most often. Each look of its own that comes too early describes the whole page, for
 * the error alone, and keeps the page from what is waited for (microsoft/playwright#41098).
 */
export const expect = base.extend({
  toBeVisible: waitFor('visible'),
  toBeHidden: waitFor('hidden'),
  toHaveURL(
    this: ExpectMatcherState,
    page: Page,
    url: string | RegExp | ((url: URL) => boolean),
    options: Options = {},
  ) {
    if (this.isNot) throw new Error('Say where the page is, not where it is not.')
    const { timeout = this.timeout } = options
    return comes(this, page.waitForURL(url, { timeout, waitUntil: 'commit' }))
  },
})
