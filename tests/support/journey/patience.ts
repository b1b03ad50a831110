import type { Page } from '@playwright/test'

/** What the site gives up, or takes away, after so many milliseconds stays for a minute, however slow the machine is. */
export const lengthen = (page: Page, ...limits: number[]) =>
  page.addInitScript((lengthened) => {
    const later = window.setTimeout
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
        later(run, lengthened.includes(ms) ? 60_000 : ms, ...rest),
    })
  }, limits)

/** A filled cart fetches the pages of the order by itself once the site has rested; not for who saves data. */
export const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
