import type { Page } from '@playwright/test'

/** Resolves once the frame that comes next is drawn. */
export const frameDrawn = (page: Page) =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))')
