import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { PageMeta_query$key } from '#generated/relay/PageMeta_query.graphql'
import { hasPage, isReadablePath, isShopPath, isSitePath } from '#domain/site/routes'
import { canonicalPath, NOT_FOUND_TITLE, seoRuleFor } from '#domain/site/seo'
import { shopFacts } from '#domain/site/shopFacts'
import { config } from '../config/config'
import { useMissingPage } from '../state/useMissingPage'
import { writeCanonical, writeFacts, writeMeta } from './writeMeta'

/** Title, meta tags, canonical link and the shop's JSON-LD, kept up on each navigation. docs/rules/site.md#titles */
export function PageMeta({ query }: { query: PageMeta_query$key }) {
  const { pathname } = useLocation()
  const { seoRules } = useFragment(
    graphql`
      fragment PageMeta_query on Query {
        seoRules {
          slug
          metaTitle
          metaDescription
          metaRobots
          ogTitle
          ogDescription
          ogImage
          twitterCard
          twitterTitle
          twitterDescription
        }
      }
    `,
    query,
  )
  const bySlug = (seoRules ?? []).map((rule) => ({ slug: rule.slug, rule }))
  const isMissing =
    useMissingPage() === pathname || !isReadablePath(pathname) || !hasPage(pathname, config)
  const rule = isMissing ? undefined : seoRuleFor(pathname, bySlug)?.rule

  useEffect(() => {
    if (!rule && !isMissing) return
    // The server that sends the page knows it by this address too, whatever host it was requested from.
    const address = config.siteAddress ?? window.location.origin
    const canonical = rule && isSitePath(pathname) ? address + canonicalPath(pathname) : null
    document.title = rule?.metaTitle ?? NOT_FOUND_TITLE
    writeMeta('name', {
      description: rule?.metaDescription,
      robots: canonical === null ? 'noindex' : rule?.metaRobots,
      'twitter:card': rule?.twitterCard,
      'twitter:title': rule?.twitterTitle,
      'twitter:description': rule?.twitterDescription,
    })
    writeMeta('property', {
      'og:url': canonical,
      'og:title': rule?.ogTitle,
      'og:description': rule?.ogDescription,
      'og:image': rule?.ogImage && new URL(rule.ogImage, address).href,
    })
    writeCanonical(canonical)
    writeFacts(rule && isShopPath(pathname) ? shopFacts(address) : null)
  }, [rule, isMissing, pathname])

  return null
}
