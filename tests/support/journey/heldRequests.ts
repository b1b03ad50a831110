import type { Page, Route } from '@playwright/test'

/** Keeps the site's code of this name away, `main.*.js`, until it is let in. */
export const holdCode = (page: Page, name: string) => hold(page, `**/assets/${name}`)

/** Keeps what the site requests from its API from the server, until it is let in. */
export const holdApi = (page: Page) => hold(page, '**/graphql')

/** Keeps what the site requests from its API without an answer, until it and all that follows is lost. */
export const loseApi = (page: Page) => hold(page, '**/graphql', (route) => route.abort())

/**
 * Leads the requests on as told once the function that it returns is called. To be called before the page is unrouted: a
 * browser that has nothing more to hold leads on what it holds by itself, sooner or later.
 */
async function hold(
  page: Page,
  pattern: string,
  leadOn = (route: Route) => route.continue(),
): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(pattern, async (route) => {
    await isLetGo
    await leadOn(route)
  })
  return letGo
}
