import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { toIso } from '#domain/time/calendar'
import { isShopPath } from '#domain/site/routes'
import { shopQueryVariables, type ShopQueryVariables } from '#domain/catalogue/shopQuery'
import { storefrontForPath } from '#domain/catalogue/storefronts'
import type { Env } from '../../base/env/env'
import { inlineJson } from '../../base/inlineJson'
import { siteAddress } from '../../base/siteLinks'
import { contentSecurityPolicy } from './contentSecurity'
import type { RenderedPage } from './renderedPages'

const STATE = '{page-state}'
const META = '{meta}'
const ROOT = '{root}'
const RESPONSES = '{first-responses}'

const CHECKED_EVERY_MS = 250

export type Page = { html: string; contentSecurityPolicy: string }

/** What a page is made of; the same parts make the same page. */
type PageParts = {
  meta: string
  variables: ShopQueryVariables | null
  renderedPage: RenderedPage | null
  now: Date
}

type Built = { at: number; texts: readonly string[]; policy: string }

/** Makes pages from the built one, which is read again whenever it is built again. */
export function createPage(env: Env) {
  const file = join(env.clientDir, 'index.html')
  const config = pageConfig(env)
  let built: Built | null = null
  let lookedAt: number | null = null

  /** A look at the disk for each visit would be a good part of what a visit costs. */
  function lookAgainLater(found: number): number {
    setTimeout(() => (lookedAt = null), CHECKED_EVERY_MS).unref()
    return found
  }

  return {
    /** When the site was built, so that a page of an older build is known; 0 as long as it has not been. */
    builtAt(): number {
      lookedAt ??= lookAgainLater(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
      return lookedAt
    },

    /** Null as long as the site has not been built. */
    render({ meta, variables, renderedPage, now }: PageParts): Page | null {
      const found = statSync(file, { throwIfNoEntry: false })
      if (!found) return null
      if (found.mtimeMs !== built?.at) {
        built = { at: found.mtimeMs, ...read(env, readFileSync(file, 'utf8')) }
      }
      const state = {
        now: toIso(now),
        config,
        firstQuery: variables && { variables },
        isRendered: renderedPage !== null,
      }
      const values: Readonly<Record<string, string>> = {
        [META]: meta,
        [ROOT]: renderedPage?.html ?? '',
        [RESPONSES]: renderedPage?.responses ?? '',
        [STATE]: inlineJson(state),
      }
      return {
        html: built.texts.map((text) => values[text] ?? text).join(''),
        contentSecurityPolicy: built.policy,
      }
    },
  }
}

function read(env: Env, template: string) {
  const prepared = prepare(template)
  return {
    texts: prepared.split(MARKS).filter((text) => text !== ''),
    policy: contentSecurityPolicy(env, inlineHashes(prepared)),
  }
}

const MARKS = new RegExp(
  `(${[STATE, META, ROOT, RESPONSES].join('|')})`.replaceAll(/[{}]/g, '\\$&'),
)

/** Marks where the state, the meta tags, the rendered markup and its responses go; the state comes before the first script. */
function prepare(template: string): string {
  const element = `<script id="page-state" type="application/json">${STATE}</script>`
  const withState = /<script[^>]*id="page-state"[^>]*>[^<]*<\/script>/.test(template)
    ? template.replace(/<script[^>]*id="page-state"[^>]*>[^<]*<\/script>/, () => element)
    : template.replace(/<script|<\/head>/, (found) => `${element}${found}`)
  return withState
    .replace(/<title>[^<]*<\/title>/, META)
    .replace('<div id="root"></div>', `<div id="root">${ROOT}</div>`)
    .replace(/(<script[^>]*id="first-responses"[^>]*>)(?=<\/script>)/, `$1${RESPONSES}`)
}

/**
 * The hashes of the page's inline scripts and styles: a nonce would make every response a different one. Data (its own
 * `type`) is never run and needs none.
 */
function inlineHashes(template: string) {
  const hashes: Record<'script' | 'style', string[]> = { script: [], style: [] }
  for (const { groups } of template.matchAll(
    /<(?:script(?<script>\s[^>]*)?|style(?<style>\s[^>]*)?)>(?<text>.*?)<\/(?<name>script|style)>/gs,
  )) {
    const { script = '', text = '', name } = groups ?? {}
    if (/\ssrc=|\stype="[^"]*json"/.test(script)) continue
    // A browser hashes what it has parsed, and reads one end of line for all.
    const hash = createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')
    hashes[name === 'script' ? 'script' : 'style'].push(`'sha256-${hash}'`)
  }
  return { scripts: [...new Set(hashes.script)], styles: [...new Set(hashes.style)] }
}

/** What a shop fetches before anything has been chosen: its request can leave before the bundle arrives. */
export function firstVariables(path: string, now: Date): ShopQueryVariables | null {
  if (!isShopPath(path)) return null
  return shopQueryVariables({ storefront: storefrontForPath(path), cart: null, now })
}

/** What the browser may know of the environment. */
const pageConfig = (env: Env) => ({
  graphqlUrl: env.graphqlUrl,
  staticUrl: env.staticUrl,
  stripePublishableKey: env.stripePublishableKey,
  isStripeLinkOn: env.isStripeLinkOn,
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
