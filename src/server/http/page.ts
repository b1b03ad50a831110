import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toIso } from '../../domain/calendar'
import type { Clock } from '../../domain/clock'
import { isShopPath } from '../../domain/routes'
import { shopQueryVariables } from '../../domain/shopQuery'
import { storefrontForPath } from '../../domain/storefronts'
import type { Env } from '../env'
import { contentSecurityPolicy, NONCE } from './contentSecurity'

const STATE = '{page-state}'

export type Page = { html: string; contentSecurityPolicy: string }

/** Reads the built page once; null when the browser bundle has not been built. */
export function createPage(env: Env, clock: Clock): ((path: string) => Page) | null {
  const template = readTemplate(env.clientDir)
  if (template === null) return null
  const parts = prepare(template)
    .split(new RegExp(`(${NONCE}|${STATE})`.replaceAll(/[{}]/g, '\\$&')))
    .filter((part) => part !== '')
  const policy = contentSecurityPolicy(env).split(NONCE)
  const config = pageConfig(env)

  return (path) => {
    const nonce = randomBytes(16).toString('base64')
    const now = clock.now()
    const state = { now: toIso(now), config, firstQuery: firstQueryOf(path, now) }
    const values: Readonly<Record<string, string>> = {
      [NONCE]: nonce,
      // `<` is the only character that could end the element that holds it.
      [STATE]: JSON.stringify(state).replaceAll('<', '\\u003c'),
    }
    return {
      html: parts.map((part) => values[part] ?? part).join(''),
      contentSecurityPolicy: policy.join(nonce),
    }
  }
}

/** Gives every inline script and style the nonce, and the state its place before the first script. */
function prepare(template: string): string {
  const element = `<script id="page-state" type="application/json">${STATE}</script>`
  const withState = /<script[^>]*id="page-state"[^>]*>[^<]*<\/script>/.test(template)
    ? template.replace(/<script[^>]*id="page-state"[^>]*>[^<]*<\/script>/, () => element)
    : template.replace(/<script|<\/head>/, (found) => `${element}${found}`)
  return withState.replace(
    /<(script|style)(?=[\s>])(?![^>]*\bid="page-state")(?![^>]*\bsrc=)/g,
    `<$1 nonce="${NONCE}"`,
  )
}

function readTemplate(clientDir: string): string | null {
  try {
    return readFileSync(join(clientDir, 'index.html'), 'utf8')
  } catch {
    return null
  }
}

/** What a shop asks for before anything has been chosen: its question can leave before the bundle arrives. */
function firstQueryOf(path: string, now: Date) {
  if (!isShopPath(path)) return null
  return { variables: shopQueryVariables({ storefront: storefrontForPath(path), cart: null, now }) }
}

/** What the browser may know of the environment. */
const pageConfig = (env: Env) => ({
  graphqlUrl: env.graphqlUrl,
  staticUrl: env.staticUrl,
  stripePublishableKey: env.stripePublishableKey,
  geocodingUrl: env.geocoderUrl,
  geocodingToken: env.mapboxToken,
  cookieDomain: env.cookieDomain,
  isSecure: env.isProduction || (env.publicUrl?.startsWith('https:') ?? false),
})
