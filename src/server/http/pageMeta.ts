import { COMPANY } from '#domain/customer/company'
import { isShopPath, isSitePath } from '#domain/site/routes'
import { canonicalPath, mayBeIndexed, NOT_FOUND_TITLE, seoRuleFor } from '#domain/site/seo'
import { shopFacts } from '#domain/site/shopFacts'
import { escapeHtml } from '../base/escapeHtml'
import { inlineJson } from '../base/inlineJson'

export type SeoRule = {
  slug: string
  metaTitle: string
  metaDescription: string
  metaRobots: string
  ogTitle: string | null
  ogDescription: string | null
  ogImage: string | null
  twitterCard: string | null
  twitterTitle: string | null
  twitterDescription: string | null
}

type Request = {
  path: string
  /** False where there is no page, or no line of that name. */
  isFound: boolean
  rules: readonly SeoRule[]
  siteAddress: string
}

/**
 * Title, meta tags, canonical link and, for the shop, its JSON-LD: what crawlers and link previews read without running
 * the site. The browser keeps them up on each navigation.
 */
export function pageMeta({ path, isFound, rules, siteAddress }: Request): string {
  const rule = isFound ? seoRuleFor(path, rules) : undefined
  const canonical = siteAddress + canonicalPath(path)
  const isPage = isFound && isSitePath(path)
  // A page of one person has no address to be known by, and looks the same under all that lead to it.
  const isKnown = isPage && mayBeIndexed(rule?.metaRobots ?? '')
  const named = {
    description: rule?.metaDescription,
    robots: isPage ? rule?.metaRobots : 'noindex',
    'twitter:card': rule?.twitterCard,
    'twitter:title': rule?.twitterTitle,
    'twitter:description': rule?.twitterDescription,
  }
  const properties = {
    'og:type': 'website',
    'og:site_name': COMPANY.name,
    'og:locale': 'fr_FR',
    'og:title': rule?.ogTitle,
    'og:description': rule?.ogDescription,
    'og:image': rule?.ogImage && new URL(rule.ogImage, siteAddress).href,
    'og:url': isKnown ? canonical : null,
  }
  return [
    `<title>${escapeHtml(isFound ? (rule?.metaTitle ?? COMPANY.name) : NOT_FOUND_TITLE)}</title>`,
    ...tags('name', named),
    ...tags('property', properties),
    ...(isKnown ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
    ...(isFound && isShopPath(path) ? [jsonLd(shopFacts(siteAddress))] : []),
  ].join('\n    ')
}

const tags = (
  attribute: 'name' | 'property',
  values: Readonly<Record<string, string | null | undefined>>,
) =>
  Object.entries(values).flatMap(([key, content]) =>
    content ? [`<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`] : [],
  )

const jsonLd = (facts: object) => `<script type="application/ld+json">${inlineJson(facts)}</script>`
