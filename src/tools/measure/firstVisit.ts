import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { buildIfStale } from '../support/buildIfStale'
import { startShopServer } from '../support/shopServer'
import { CLOCK_NOW } from './day'
import { count, ratio, type Part } from './figures'
import { FIXED_WORK } from './fixedWork'
import { PAGE_GOALS } from './goals'
import { launchQuietly } from './launchQuietly'
import { median } from './median'

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const VISITS = 5
/** A page of the same build without dishes: with a query of its own, the server renders the frame of the page alone. */
const BARE_SHELL = '/?de=bureau'

type Vitals = { fcp: number; lcp: number; tbt: number; cls: number; firstProduct: number }

/** Runs in the page before anything else; a text, because a compiled function would need its compiler's helpers there. */
const WATCH_VITALS = readFileSync(join(__dirname, 'watchVitals.js'), 'utf8')

/** The styles that stand in the page itself count like those of a file. */
const WRITTEN_STYLES =
  "[...document.querySelectorAll('style')].map((style) => style.textContent).join('')"

/** First visits to the shop, in turns with what the machine of the day makes of a bare shell and of fixed work. */
export async function page(): Promise<Part> {
  await buildIfStale()
  const shop = await startShopServer({ CLOCK_NOW, LOG_LEVEL: 'warn' })
  const browser = await launchQuietly()
  try {
    const visits: Visit[] = []
    const shells: Visit[] = []
    const work: number[] = []
    for (let visit = 0; visit < VISITS; visit += 1) {
      visits.push(await visitOnce(browser, shop.url))
      shells.push(await visitOnce(browser, shop.url + BARE_SHELL))
      work.push(await workOnce(browser))
    }
    return partOf(medians(visits), medians(shells).fcp, median(work))
  } finally {
    await browser.close()
    await shop.stop()
  }
}

function partOf(visit: Visit, shellPaint: number, work: number): Part {
  const beside = (ours: number, floor: number, atMost: number, name: string) =>
    ratio(name, 'ms', { ours, floor }, { atMost })
  return {
    title:
      'First visit to / (4x CPU slowdown, slow 4G, medians), beside a bare shell and fixed work',
    figures: [
      count('JS, kB', 'kB', visit.script, { atMost: PAGE_GOALS['JS, kB'] }),
      count('CSS, kB', 'kB', visit.styles, { atMost: PAGE_GOALS['CSS, kB'] }),
      count('requests', '', visit.requests, { atMost: PAGE_GOALS.requests }),
      count('layout shift', '', visit.cls, { atMost: PAGE_GOALS['layout shift'] }),
      beside(visit.fcp, shellPaint, PAGE_GOALS.FCP, 'FCP, the shell’s FCP'),
      beside(visit.lcp, shellPaint, PAGE_GOALS.LCP, 'LCP, the shell’s FCP'),
      beside(
        visit.firstProduct,
        shellPaint,
        PAGE_GOALS['first dish'],
        'first dish, the shell’s FCP',
      ),
      beside(visit.tbt, work, PAGE_GOALS.TBT, 'TBT, fixed work'),
    ],
  }
}

type Visit = Vitals & { script: number; styles: number; requests: number }

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const page = await openPage(browser)
  const traffic = await watchTraffic(page)
  await page.addInitScript({ content: WATCH_VITALS })
  await page.goto(url)
  await page
    .getByRole('button', { name: /ajouter/i })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const vitals = await page.evaluate<Vitals>('window.vitals')
  const written = await page.evaluate<string>(WRITTEN_STYLES)
  await page.context().close()
  return {
    ...vitals,
    script: traffic.bytes('Script') / 1024,
    styles: (traffic.bytes('Stylesheet') + brotliCompressSync(written).length) / 1024,
    requests: traffic.count(),
  }
}

/** The fixed work in an empty page, slowed down like a visit. */
async function workOnce(browser: Browser): Promise<number> {
  const page = await openPage(browser)
  await slowDown(page)
  const time = await page.evaluate<number>(FIXED_WORK)
  await page.context().close()
  return time
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'fr-FR',
  })
  return context.newPage()
}

async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return client
}

async function watchTraffic(page: Page) {
  const client = await slowDown(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_4G)
  const types = new Map<string, string>()
  const sizes = new Map<string, number>()
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  )
  return {
    bytes: (type: string) =>
      [...sizes].reduce((sum, [id, size]) => (types.get(id) === type ? sum + size : sum), 0),
    count: () => sizes.size,
  }
}

function medians(visits: readonly Visit[]): Visit {
  const of = (figure: keyof Visit) => median(visits.map((visit) => visit[figure]))
  return {
    script: of('script'),
    styles: of('styles'),
    requests: of('requests'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    firstProduct: of('firstProduct'),
  }
}
