import type { Page } from '@playwright/test'

/** Keeps the site's code of this name away, `main.*.js`, until it is let in. */
export const holdCode = (page: Page, name: string) => hold(page, `**/assets/${name}`)

/** Keeps what the site requests from its API from the server, until it is let in. */
export const holdApi = (page: Page) => hold(page, '**/graphql')

async function hold(page: Page, pattern: string): Promise<() => void> {
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(pattern, async (route) => {
    await isLetIn
    await route.continue()
  })
  return letIn
}
