import { isShopPath, routeBase } from './routes'
import { storefrontForPath } from './storefronts'

const HOME = '/'

// Rules may be written with or without the slashes around.
const normalise = (path: string) => `/${path.split('/').filter(Boolean).join('/')}`

/**
 * The search-engine rule of a path, else the rule of its route (`/track` for `/track/42`), else the home entry's, else
 * undefined. Specification, section 2.
 */
export function seoRuleFor<T extends { slug: string }>(
  path: string,
  rules: readonly T[],
): T | undefined {
  const find = (wanted: string | null) => rules.find(({ slug }) => normalise(slug) === wanted)
  return find(normalise(path)) ?? find(routeBase(path)) ?? find(HOME)
}

/** The one address under which search engines should know a page: several paths show the same shop. */
export const canonicalPath = (path: string): string =>
  isShopPath(path) && !path.startsWith('/eshop') ? storefrontForPath(path).path : normalise(path)
