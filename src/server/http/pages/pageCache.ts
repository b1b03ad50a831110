import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#domain/time/clock'
import type { ShopQueryVariables } from '#domain/catalogue/shopQuery'
import { DEFAULT_DISTRIBUTION_POINT } from '#domain/catalogue/storefronts'
import { MINUTE_MS } from '#domain/time/durations'
import type { Services } from '../../services'
import type { DatabaseConnection } from '../../db/database'
import type { Env } from '../../base/env/env'
import { countCacheLookup } from '../../metrics/caches'
import { siteAddress } from '../../base/siteLinks'
import { withTimeLimit } from '../../base/withTimeLimit'
import { createRenderings, type Execute, type RenderedPage } from './renderedPages'
import { createPage, firstVariables } from './page'
import { compressPage, type CompressedPage } from './compressedPage'
import { createSharedWork } from './sharedWork'
import { pageMeta, type SeoRule } from './pageMeta'

const MAX_BYTES = 48 * 1024 * 1024
const MAX_ADDRESSES = 1_000
/** The pages of longer addresses are rendered each time, so that long made-up addresses do not fill the memory. */
const MAX_ADDRESS_LENGTH = 200
/** How long a visitor waits for the database; then the page goes out without what comes from there. */
const PATIENCE_MS = 1_500

type Dependencies = {
  env: Env
  clock: Clock
  database: DatabaseConnection
  services: Pick<Services, 'configuration' | 'inventory'>
  execute: Execute
  log: FastifyBaseLogger
}

/** What a page shows, and the page made of it. */
type Kept = { builtAt: number; renderedPage: RenderedPage | null; page: CompressedPage }
/** `moment` is null for a page that may not be kept. */
type Found = { page: CompressedPage | null; moment: string | null }

/**
 * Caches whole pages until something that they show may have changed: the build, the stock, the catalogue, or the minute, because
 * rules about hours change what is offered. See docs/decisions/036-whole-pages-in-memory.md.
 */
export function createPageCache({ env, clock, database, services, execute, log }: Dependencies) {
  const renderings = createRenderings({ env, clock, log })
  const { builtAt, render } = createPage(env)
  const address = siteAddress(env)
  /** By what they contain, not by their address: the pages of the account, for one, all go out alike. */
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.size,
    dispose: ({ page }) => page.drop(),
  })
  const known = new LRUCache<string, Found>({ max: MAX_ADDRESSES })
  const late = new Set<string>()
  let rules: readonly SeoRule[] = []
  let changes = 0

  database.onStockChange((change) => {
    if (isShown(change.distributionPointId)) changes += 1
  })
  services.inventory.onChange(({ pointId }) => {
    if (isShown(pointId)) changes += 1
  })

  /** Null while the changes of other processes cannot be heard. */
  function moment(): string | null {
    if (!database.isHearingChanges()) return null
    const minutes = clock.now().getTime() / MINUTE_MS
    // The instant at which a minute begins belongs to neither: some rules turn at it, some right after.
    return `${builtAt()} ${changes} ${Math.floor(minutes)} ${Math.ceil(minutes)}`
  }

  const isCurrent = (then: string | null) => then !== null && then === moment()
  const share = createSharedWork<Found>(moment, isCurrent)

  /** `areCurrent` is false for those that were known last, when the present ones cannot be read in time. */
  async function rulesInForce() {
    const current = await withTimeLimit(services.configuration.seoRules(), PATIENCE_MS).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'a page goes out with the titles that were last known')
        return null
      },
    )
    rules = current ?? rules
    return { rules, areCurrent: Boolean(current) }
  }

  /** Null when it fails or takes too long. While one is late, the next visitors do not wait for it. */
  async function renderInTime(
    path: string,
    variables: ShopQueryVariables,
  ): Promise<RenderedPage | null> {
    if (late.has(path)) return null
    const renderedPage = renderings.renderPath(path, variables, execute)
    const inTime = await withTimeLimit(renderedPage, PATIENCE_MS)
    if (inTime === undefined) {
      late.add(path)
      void renderedPage.finally(() => late.delete(path))
    }
    return inTime ?? null
  }

  async function make(path: string, hasList: boolean): Promise<Found> {
    const then = moment()
    const now = clock.now()
    const variables = firstVariables(path, now)
    const isRendered = hasList && variables !== null && renderings.has(path)
    const [inForce, renderedPage] = await Promise.all([
      rulesInForce(),
      isRendered ? renderInTime(path, variables) : null,
    ])
    // A page whose rendering or titles failed or were late is not kept: the next visitor's is tried again.
    const isWhole = inForce.areCurrent && (!isRendered || renderedPage !== null)
    const until = isWhole ? then : null
    const meta = pageMeta({ path, rules: inForce.rules, siteAddress: address })
    const key = `${renderedPage ? path : ''}\n${JSON.stringify(variables)}\n${meta}`
    const old = kept.get(key)
    const at = builtAt()
    if (old?.builtAt === at && old.renderedPage === renderedPage)
      return { page: old.page, moment: until }
    const rendered = render({ meta, variables, renderedPage, now })
    if (!rendered) return { page: null, moment: null }
    const page = compressPage(rendered)
    kept.set(key, { builtAt: at, renderedPage, page })
    return { page, moment: until }
  }

  async function makeAndKeep(key: string, path: string, hasList: boolean): Promise<Found> {
    const found = await make(path, hasList)
    if (path.length <= MAX_ADDRESS_LENGTH) known.set(key, found)
    return found
  }

  return {
    /** The page of a path, with its list for a first visit; at once when it is known. Null as long as nothing is built. */
    page(path: string, hasList: boolean): CompressedPage | null | Promise<CompressedPage | null> {
      const key = `${hasList ? '+' : '-'}${path}`
      const found = known.get(key)
      const isKnown = found !== undefined && isCurrent(found.moment)
      countCacheLookup('page', isKnown)
      if (isKnown) return found.page
      return share(key, () => makeAndKeep(key, path, hasList)).then(({ page }) => page)
    },

    /** False while a page may be older than the stock as soon as it is sent. */
    mayBeShared: () => database.isHearingChanges(),
  }
}

/** First pages show what the default point has, and the days of its slots. */
const isShown = (pointId: number | null) =>
  pointId === null || String(pointId) === DEFAULT_DISTRIBUTION_POINT
