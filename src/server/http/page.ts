import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { toIso } from '../../domain/calendar'
import type { Clock } from '../../domain/clock'
import { isShopPath } from '../../domain/routes'
import { shopQueryVariables, type ShopQueryVariables } from '../../domain/shopQuery'
import { storefrontForPath } from '../../domain/storefronts'
import type { Env } from '../env'
import { siteAddress } from '../siteLinks'
import { contentSecurityPolicy, NONCE } from './contentSecurity'
import type { Drawing } from './drawings'

const STATE = '{page-state}'
const META = '{meta}'
const ROOT = '{root}'
const ANSWERS = '{first-answers}'

export type Page = { html: string; contentSecurityPolicy: string }

/** Makes pages from the built one, read again whenever it is built again; null as long as it has not been. */
export function createPage(env: Env, clock: Clock) {
  const file = join(env.clientDir, 'index.html')
  const policy = contentSecurityPolicy(env).split(NONCE)
  const config = pageConfig(env)
  let builtAt = 0
  let parts: readonly string[] = []

  return (path: string, meta: string, drawing: Drawing | null): Page | null => {
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found) return null
    if (found.mtimeMs !== builtAt) {
      parts = splitAtMarks(prepare(readFileSync(file, 'utf8')))
      builtAt = found.mtimeMs
    }
    const nonce = randomBytes(16).toString('base64')
    const now = clock.now()
    const variables = firstVariables(path, now)
    const state = {
      now: toIso(now),
      config,
      firstQuery: variables && { variables },
      isDrawn: drawing !== null,
    }
    const values: Readonly<Record<string, string>> = {
      [NONCE]: nonce,
      [META]: meta,
      [ROOT]: drawing?.html ?? '',
      [ANSWERS]: drawing?.answers ?? '',
      // `<` is the only character that could end the element that holds it.
      [STATE]: JSON.stringify(state).replaceAll('<', '\\u003c'),
    }
    return {
      html: parts.map((part) => values[part] ?? part).join(''),
      contentSecurityPolicy: policy.join(nonce),
    }
  }
}

const MARKS = new RegExp(
  `(${[NONCE, STATE, META, ROOT, ANSWERS].join('|')})`.replaceAll(/[{}]/g, '\\$&'),
)
const splitAtMarks = (template: string) => template.split(MARKS).filter((part) => part !== '')

/** Gives every inline script and style the nonce, the state its place before the first script, the drawing its own. */
function prepare(template: string): string {
  const element = `<script id="page-state" type="application/json">${STATE}</script>`
  const withState = /<script[^>]*id="page-state"[^>]*>[^<]*<\/script>/.test(template)
    ? template.replace(/<script[^>]*id="page-state"[^>]*>[^<]*<\/script>/, () => element)
    : template.replace(/<script|<\/head>/, (found) => `${element}${found}`)
  return withState
    .replace(/<title>[^<]*<\/title>/, META)
    .replace(
      /<(script|style)(?=[\s>])(?![^>]*\bid="page-state")(?![^>]*\bsrc=)/g,
      `<$1 nonce="${NONCE}"`,
    )
    .replace('<div id="root"></div>', `<div id="root">${ROOT}</div>`)
    .replace(/(<script[^>]*id="first-answers"[^>]*>)(?=<\/script>)/, `$1${ANSWERS}`)
}

/** What a shop asks for before anything has been chosen: its question can leave before the bundle arrives. */
export function firstVariables(path: string, now: Date): ShopQueryVariables | null {
  if (!isShopPath(path)) return null
  return shopQueryVariables({ storefront: storefrontForPath(path), cart: null, now })
}

/** What the browser may know of the environment. */
const pageConfig = (env: Env) => ({
  graphqlUrl: env.graphqlUrl,
  staticUrl: env.staticUrl,
  stripePublishableKey: env.stripePublishableKey,
  geocodingUrl: env.geocoderUrl,
  geocodingToken: env.mapboxToken,
  tagManagerId: env.tagManagerId,
  chatWebsiteId: env.chatWebsiteId,
  tileUrl: env.tileUrl,
  tileAttribution: env.tileAttribution,
  cookieDomain: env.cookieDomain,
  siteAddress: siteAddress(env),
  isSecure: env.isProduction || (env.publicUrl?.startsWith('https:') ?? false),
  hasDesignGallery: !env.isProduction,
})
