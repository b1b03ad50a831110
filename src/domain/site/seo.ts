import { collectionForPath } from '../catalogue/collections'
import {
  HOME_ALIASES,
  isSecretPath,
  isShopPath,
  isSitePath,
  ROUTE_PATTERNS,
  routeBase,
} from './routes'
import { storefrontForPath, STOREFRONTS } from '../catalogue/storefronts'

// Rules may be written with or without the slashes around, and addresses in any case, but for what follows: a token.
function normalise(path: string): string {
  const [first = '', ...rest] = path.split('/').filter(Boolean)
  return `/${[first.toLowerCase(), ...rest].join('/')}`
}

/**
 * The search-engine rule of a path, else of the address that it is known under, else of its route (`/track` for
 * `/track/42`), else the home entry's, else undefined. docs/rules/site.md#titles
 */
export function seoRuleFor<T extends { slug: string }>(
  path: string,
  rules: readonly T[],
): T | undefined {
  const find = (wanted: string | null) => rules.find(({ slug }) => normalise(slug) === wanted)
  return (
    find(normalise(path)) ??
    find(canonicalPath(path)) ??
    find(routeBase(path)) ??
    find(ROUTE_PATTERNS.home)
  )
}

/** The one address under which search engines should know a page: several paths show the same shop. */
export function canonicalPath(path: string): string {
  if (!isShopPath(path))
    return HOME_ALIASES.some((alias) => alias === path) ? ROUTE_PATTERNS.home : normalise(path)
  const storefront = storefrontForPath(path)
  // Any long enough key is a line: search engines are led to one page for those without a name.
  if (!STOREFRONTS.includes(storefront)) return ROUTE_PATTERNS.home
  const collection = collectionForPath(path)
  return collection ? `/eshop/${collection}` : storefront.path
}

/**
 * The path under which search engines should know the page of `path`, whose rule says `metaRobots`; null for what they are not to list,
 * which has no address to be known by. docs/rules/site.md#titles
 */
export function knownPath(path: string, metaRobots: string | undefined): string | null {
  const robots = robotsFor(path, metaRobots)
  return robots === undefined || mayBeIndexed(robots) ? canonicalPath(path) : null
}

/** Whether a rule's `robots` lets search engines list the page. docs/rules/site.md#titles */
export const mayBeIndexed = (metaRobots: string): boolean => !/noindex|none/i.test(metaRobots)

/**
 * The `robots` of a path whose rule says `metaRobots`. What is no page is not listed, nor is one at which who knows its path may act,
 * even if its rule does not say so. docs/rules/site.md#titles
 */
export function robotsFor(path: string, metaRobots: string | undefined): string | undefined {
  const isListed = metaRobots === undefined || mayBeIndexed(metaRobots)
  return !isSitePath(path) || (isSecretPath(path) && isListed) ? 'noindex' : metaRobots
}
