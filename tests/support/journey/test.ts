import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { REFUSE_ALL } from '#domain/customer/consent'
import { newCaller } from './callers'
import { expect } from './expect'
import { openShops, type Shops } from './shops'
import { collectStrays, type Strays } from './strays'

/** When the shop that all journeys share opens. */
const OPENED_AT = process.env.CLOCK_NOW ?? '2026-11-24T10:00:00+01:00'

type Fixtures = {
  strays: Strays
  /** Allows the trouble that a test makes on purpose: `console: …`, `page: …`, `request: …`, `response: …`. */
  provoke: Strays['allow']
  /** Opens the empty page of another person, with cookies and storage of their own. */
  openVisit: () => Promise<Page>
  /** The instant at which the shop of the test opens; null for the shop that all journeys share. */
  clockNow: string | null
  /** How the shop of the test is set up otherwise; null for the shop that all journeys share. */
  environment: Readonly<Record<string, string>> | null
  /** False for a person who was not yet asked about cookies; else they have refused them. */
  hasRefusedCookies: boolean
}

type WorkerFixtures = {
  shops: Shops
  /** True for a journey about what is seen: pictures are fetched and drawn. The others leave their boxes empty. */
  showsPictures: boolean
}

const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false'

/** A journey. A console error, an uncaught error or a failed request that it did not provoke fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shops: [
    async ({ playwright: _ }, provide) => {
      const shops = openShops()
      await provide(shops)
      await shops.close()
    },
    { scope: 'worker' },
  ],
  showsPictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, showsPictures }, provide) => {
      const { args = [] } = launchOptions
      await provide(
        showsPictures ? launchOptions : { ...launchOptions, args: [...args, WITHOUT_PICTURES] },
      )
    },
    { scope: 'worker' },
  ],
  clockNow: [null, { option: true }],
  environment: [null, { option: true }],
  hasRefusedCookies: [true, { option: true }],
  baseURL: [
    async ({ baseURL, clockNow, environment, shops }, provide) =>
      provide(
        clockNow === null && environment === null
          ? baseURL
          : await shops.open({ ...environment, CLOCK_NOW: clockNow ?? OPENED_AT }),
      ),
    // A shop that starts must not use up the time of the test that waits for it.
    { scope: 'test', timeout: 120_000 },
  ],
  strays: [
    async ({ context, clockNow, hasRefusedCookies }, provide) => {
      if (hasRefusedCookies) await refuseCookies(context, clockNow)
      const strays = collectStrays()
      strays.watch(context)
      await provide(strays)
      expect(strays.unexpected(), 'trouble that the journey did not provoke').toEqual([])
    },
    { auto: true },
  ],
  provoke: async ({ strays }, provide) => provide(strays.allow),
  extraHTTPHeaders: async ({ playwright: _ }, provide) => provide(newCaller()),
  openVisit: async ({ browser, baseURL, clockNow, strays }, provide) =>
    provide(async () => {
      const extraHTTPHeaders = newCaller()
      const context = await browser.newContext(
        baseURL === undefined ? { extraHTTPHeaders } : { baseURL, extraHTTPHeaders },
      )
      await refuseCookies(context, clockNow)
      strays.watch(context)
      return context.newPage()
    }),
})

/** What « Tout refuser » leaves behind, before the first page. A storage that is blocked keeps nothing. */
const refuseCookies = (context: BrowserContext, clockNow: string | null) =>
  context.addInitScript(
    `try { localStorage.getItem('tablee.consent') ?? localStorage.setItem('tablee.consent', ${JSON.stringify(
      JSON.stringify({ choices: REFUSE_ALL, decidedAt: clockNow ?? OPENED_AT }),
    )}) } catch {}`,
  )

export { expect, OPENED_AT }
