import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../support/browser'
import { ROOT } from '../support/root'
import { CLOCK_NOW } from './day'
import { ratio, type Part } from './figures'
import { fixedWorkInNode } from './fixedWork'
import { DEV_GOALS, type DevFigure } from './goals'
import { median } from './median'
import { startDevServer, type DevServer } from './devServer'

const ROUNDS = 5
const MAX_LENGTH = 60_000

const COMPONENT = 'src/client/app/footer/Footer.tsx'
const CARD = 'src/client/areas/storefront/catalogue/ProductCard.tsx'
const SCHEMA = 'schema.graphql'
const RESOLVERS = '__generated__/server/resolvers.ts'

/** From the writing of a file to what a developer sees of it; medians, beside fixed work that is done in turns. */
export async function dev(): Promise<Part> {
  const server = await startDevServer({ CLOCK_NOW })
  const browser = await chromium.launch({
    executablePath: findBrowser({ isWhole: true }),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ locale: 'fr-FR' })
    // Changes are told by a socket: one that opens later misses the first.
    const socket = page.waitForEvent('websocket')
    await page.goto(server.url)
    await socket
    await page
      .getByRole('button', { name: /ajouter/i })
      .first()
      .waitFor()
    const figureOf = async (name: DevFigure, change: (round: number) => Promise<number>) =>
      ratio(name, 'ms', await medianOf(change), { atMost: DEV_GOALS[name] })
    return {
      title:
        'A change under npm run dev, from the writing of the file, beside fixed work (medians)',
      figures: [
        await figureOf('component on the screen', (round) => changeComponent(server, page, round)),
        await figureOf('query on the screen', (round) => changeQuery(server, page, round)),
        await figureOf('schema compiled and served', (round) => changeSchema(server, round)),
      ],
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Other words in a component, until they are on the screen. */
const changeComponent = (server: DevServer, page: Page, round: number) =>
  timed(server, COMPONENT, [['{COMPANY.name}', `{COMPANY.name} essai ${round}`]], () =>
    shown(page, new RegExp(`essai ${round}`)),
  )

/** One more field in a fragment, until its value is on the screen: compiled, requested, returned, rendered. */
const changeQuery = (server: DevServer, page: Page, round: number) =>
  timed(
    server,
    CARD,
    [
      ['        name\n', `        name\n        probe${round}: id\n`],
      ['name={product.name}', `name={\`\${product.name} relu${round} \${product.probe${round}}\`}`],
    ],
    () => shown(page, new RegExp(`relu${round} \\w`)),
  )

/** One more field in the schema, until the server returns it and its types are written. */
const changeSchema = (server: DevServer, round: number) =>
  timed(
    server,
    SCHEMA,
    [['\ntype Product {\n', `\ntype Product {\n  probe${round}: String\n`]],
    () =>
      until(async () => {
        const query = `{ product(id: "none", date: "2026-11-25", distributionPointId: "111") { probe${round} } }`
        const isServed = await fetch(`${server.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        }).then(
          async (response) => response.ok && !(await response.text()).includes('errors'),
          () => false,
        )
        return (
          isServed && readFileSync(join(server.folder, RESOLVERS), 'utf8').includes(`probe${round}`)
        )
      }),
  )

async function timed(
  { folder }: DevServer,
  path: string,
  edits: readonly [from: string, to: string][],
  seen: () => Promise<unknown>,
): Promise<number> {
  const text = edits.reduce(
    (before, [from, to]) => {
      if (!before.includes(from)) throw new Error(`${path} has no « ${from.trim()} » to change`)
      return before.replace(from, () => to)
    },
    readFileSync(join(ROOT, path), 'utf8'),
  )
  // The change before has to be over: what it started would be measured with this one.
  await wait(2000)
  const started = performance.now()
  writeFileSync(join(folder, path), text)
  await seen()
  return performance.now() - started
}

/** Playwright's own way looks again each half second only: figures would be of that. */
const shown = (page: Page, { source }: RegExp) =>
  until(() =>
    page
      .evaluate((words) => new RegExp(words).test(document.body.textContent ?? ''), source)
      // The page is loaded again.
      .catch(() => false),
  )

async function until(isSo: () => Promise<boolean>) {
  const end = performance.now() + MAX_LENGTH
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('The change never came.')
    await wait(20)
  }
}

async function medianOf(measure: (round: number) => Promise<number>) {
  const values: number[] = []
  const work: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    values.push(await measure(round))
    work.push(fixedWorkInNode())
  }
  return { ours: median(values), floor: median(work) }
}
