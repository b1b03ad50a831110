import type { Page } from '@playwright/test'

/** Keeps the site's code of this name away, `main.*.js`, until it is let in. */
export async function holdCode(page: Page, name: string): Promise<() => void> {
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(`**/assets/${name}`, async (route) => {
    await isLetIn
    await route.continue()
  })
  return letIn
}
