import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../tests/support/browser'
import { type Figure, type PageFigures } from './budgets'
import { median } from './median'

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const VISITS = 5
/** A page of the same build that goes out with the drawn shell alone: the site draws no list for a question of its own. */
const BARE_SHELL = '/?personnes=10'

type Vitals = { fcp: number; lcp: number; tbt: number; cls: number; firstProduct: number }

/** Runs in the page before anything else; a text, because a compiled function would need its compiler's helpers there. */
const WATCH_VITALS = readFileSync(join(__dirname, 'watchVitals.js'), 'utf8')

/** The styles that stand in the page itself count like those of a file. */
const WRITTEN_STYLES =
  "[...document.querySelectorAll('style')].map((style) => style.textContent).join('')"

/**
 * Medians of first visits to the shop, at 4x CPU slowdown and slow 4G, nothing cached; in turns with visits to the bare
 * shell, because machines differ and drift.
 */
export async function measureFirstVisit(url: string): Promise<PageFigures> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const visits: Visit[] = []
    const bareVisits: Visit[] = []
    for (let visit = 0; visit < VISITS; visit += 1) {
      visits.push(await visitOnce(browser, url))
      bareVisits.push(await visitOnce(browser, url + BARE_SHELL))
    }
    const figures = medians(visits)
    return {
      ...figures,
      'FCP, bare shells': figures['FCP, ms'] / medians(bareVisits)['FCP, ms'],
    }
  } finally {
    await browser.close()
  }
}

type VisitFigure = Exclude<Figure, 'FCP, bare shells'>
type Visit = Record<VisitFigure, number>

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'fr-FR',
  })
  const page = await context.newPage()
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
  await context.close()
  return {
    'JS, kB': traffic.bytes('Script') / 1024,
    'CSS, kB': (traffic.bytes('Stylesheet') + brotliCompressSync(written).length) / 1024,
    requests: traffic.count(),
    'FCP, ms': vitals.fcp,
    'LCP, ms': vitals.lcp,
    'TBT, ms': vitals.tbt,
    'layout shift': vitals.cls,
    'first product, ms': vitals.firstProduct,
  }
}

async function watchTraffic(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_4G)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
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
  const of = (figure: VisitFigure) => median(visits.map((visit) => visit[figure]))
  return {
    'JS, kB': of('JS, kB'),
    'CSS, kB': of('CSS, kB'),
    requests: of('requests'),
    'FCP, ms': of('FCP, ms'),
    'LCP, ms': of('LCP, ms'),
    'TBT, ms': of('TBT, ms'),
    'layout shift': of('layout shift'),
    'first product, ms': of('first product, ms'),
  }
}
