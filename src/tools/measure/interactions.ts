import { devices, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { buildIfStale } from '../support/buildIfStale'
import { startShopServer } from '../support/shopServer'
import { CLOCK_NOW } from './day'
import { ratio, type Figure, type Part } from './figures'
import { FIXED_WORK } from './fixedWork'
import { INTERACTION_GOALS } from './goals'
import { chooseLunch } from './interactions/lunch'
import { serveManyDishes } from './interactions/manyDishes'
import { WATCH_EVENTS, watchedHand, type Durations } from './interactions/watchedHand'
import { launchQuietly } from './launchQuietly'
import { median } from './median'

const CPU_SLOWDOWN = 4
const VISITS = 3
const MANY = 10_000

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

type Visit = { name: string; device: typeof desk; dishes: number | null }

/** `INTERACTIONS_OF=desk` measures these alone. */
const WANTED = process.env.INTERACTIONS_OF ?? ''

const VISITED: readonly Visit[] = [
  { name: 'phone', device: phone, dishes: null },
  { name: 'desk', device: desk, dishes: null },
  { name: `phone, ${MANY} dishes`, device: phone, dishes: MANY },
]

/** How long each act on the shop takes to be seen, beside fixed work that was slowed down alike. */
export async function interactions(): Promise<Part> {
  await buildIfStale()
  const shop = await startShopServer({ CLOCK_NOW, LOG_LEVEL: 'warn' })
  const browser = await launchQuietly()
  // A browser of its own: a page beside another one of the same browser would take its frames.
  const other = await launchQuietly()
  try {
    const figures: Figure[] = []
    for (const visit of VISITED.filter(({ name }) => WANTED === '' || name === WANTED))
      figures.push(...(await measure({ browser, other, url: shop.url }, visit)))
    return {
      title: 'From an act to the paint that shows it (4x CPU slowdown, medians), beside fixed work',
      figures,
    }
  } finally {
    await Promise.all([browser.close(), other.close()])
    await shop.stop()
  }
}

/** The shop at `url` is visited with the one browser, the floor taken in the other. */
type Bench = { browser: Browser; other: Browser; url: string }

async function measure(bench: Bench, visit: Visit): Promise<Figure[]> {
  const visits: Durations[] = []
  const work: number[] = []
  for (let turn = 0; turn < VISITS; turn += 1) {
    const { durations, fixedWork } = await visitOnce(bench, visit)
    visits.push(durations)
    work.push(...fixedWork)
  }
  const floor = median(work)
  return [...(visits[0]?.keys() ?? [])].map((name) => {
    const ours = median(visits.flatMap((durations) => durations.get(name) ?? []))
    return ratio(`${visit.name}: ${name}`, 'ms', { ours, floor }, INTERACTION_GOALS.act)
  })
}

async function visitOnce({ browser, other, url }: Bench, { device, dishes }: Visit) {
  const context = await browser.newContext({
    ...device,
    baseURL: url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
  })
  try {
    const page = await slowPage(context)
    const fixedWork: number[] = []
    if (dishes !== null) await serveManyDishes(page, dishes)
    await page.addInitScript({ content: WATCH_EVENTS })
    await page.goto('/')
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    await page.waitForLoadState('networkidle')
    const hand = watchedHand(page, {
      hasTouch: device.hasTouch,
      // A machine drifts within a visit: the floor is taken beside each act.
      afterAct: async () => void fixedWork.push(await fixedWorkIn(other)),
    })
    await chooseLunch(page, hand).catch((error: unknown) => {
      const last = [...hand.durations.keys()].at(-1)
      throw new Error(`After « ${last} » at ${page.url()}`, { cause: error })
    })
    return { durations: hand.durations, fixedWork }
  } finally {
    await context.close()
  }
}

/** In a page that has run nothing yet: what it runs a second time goes three times as fast. */
async function fixedWorkIn(browser: Browser): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await slowPage(context)
    return await page.evaluate<number>(FIXED_WORK)
  } finally {
    await context.close()
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}
