import { COMPANY } from '#domain/customer/company'
import { isShopPath } from '#domain/site/routes'
import { knownPath, robotsFor, seoRuleFor } from '#domain/site/seo'
import { shopFacts } from '#domain/site/shopFacts'
import { escapeHtml } from '../../base/escapeHtml'
import { inlineJson } from '../../base/inlineJson'

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

type Request = { path: string; rules: readonly SeoRule[]; siteAddress: string }

/**
 * Title, meta tags, canonical link and, for the shop, its JSON-LD: what crawlers and link previews read without running
 * the site. The browser keeps them up on each navigation.
 */
export function pageMeta({ path, rules, siteAddress }: Request): string {
  const rule = seoRuleFor(path, rules)
  const known = knownPath(path, rule?.metaRobots)
  const canonical = known && siteAddress + known
  const named = {
    description: rule?.metaDescription,
    robots: robotsFor(path, rule?.metaRobots),
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
    'og:url': canonical,
  }
  return [
    `<title>${escapeHtml(rule?.metaTitle ?? COMPANY.name)}</title>`,
    ...tags('name', named),
    ...tags('property', properties),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
    ...(isShopPath(path) ? [jsonLd(shopFacts(siteAddress))] : []),
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
