import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../tests/support/browser'
import { type Figure, type PageFigures } from './budgets'

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const VISITS = 5

type Vitals = { fcp: number; lcp: number; tbt: number; cls: number; firstProduct: number }

/** Runs in the page before anything else; a text, because a compiled function would need its compiler's helpers there. */
const WATCH_VITALS = readFileSync(join(__dirname, 'watchVitals.js'), 'utf8')

/** The styles that stand in the page itself count like those of a file. */
const WRITTEN_STYLES =
  "[...document.querySelectorAll('style')].map((style) => style.textContent).join('')"

/** Medians of first visits to the shop, at 4x CPU slowdown and slow 4G, nothing cached. */
export async function measureFirstVisit(url: string): Promise<PageFigures> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const visits: PageFigures[] = []
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOnce(browser, url))
    return medians(visits)
  } finally {
    await browser.close()
  }
}

async function visitOnce(browser: Browser, url: string): Promise<PageFigures> {
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

function medians(visits: readonly PageFigures[]): PageFigures {
  const median = (figure: Figure) => {
    const values = visits.map((visit) => visit[figure]).sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)] ?? 0
  }
  return {
    'JS, kB': median('JS, kB'),
    'CSS, kB': median('CSS, kB'),
    requests: median('requests'),
    'FCP, ms': median('FCP, ms'),
    'LCP, ms': median('LCP, ms'),
    'TBT, ms': median('TBT, ms'),
    'layout shift': median('layout shift'),
    'first product, ms': median('first product, ms'),
  }
}
