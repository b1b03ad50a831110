import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { PageMeta_query$key } from '#generated/relay/PageMeta_query.graphql'
import { isShopPath, readPath } from '#domain/site/routes'
import { knownPath, robotsFor, seoRuleFor } from '#domain/site/seo'
import { shopFacts } from '#domain/site/shopFacts'
import { config } from '../../config/config'
import { tellTitleOf } from '../../services/pageTitle'
import { writeCanonical, writeFacts, writeMeta } from './writeMeta'

/** Title, meta tags, canonical link and the shop's JSON-LD, kept up on each navigation. docs/rules/site.md#titles */
export function PageMeta({ query }: { query: PageMeta_query$key }) {
  const pathname = readPath(useLocation().pathname)
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
  const rule = seoRuleFor(pathname, bySlug)?.rule

  useEffect(() => {
    // The server that sends the page knows it by this address too, whatever host it was requested from.
    const address = config.siteAddress ?? window.location.origin
    const known = knownPath(pathname, rule?.metaRobots)
    const canonical = known && address + known
    if (rule) document.title = rule.metaTitle
    tellTitleOf(pathname)
    // Where no rule can be read, what it says of others stays as the server wrote it.
    writeMeta('name', { robots: robotsFor(pathname, rule?.metaRobots) })
    writeMeta('property', { 'og:url': canonical })
    writeCanonical(canonical)
    writeFacts(isShopPath(pathname) ? shopFacts(address) : null)
    if (!rule) return
    writeMeta('name', {
      description: rule.metaDescription,
      'twitter:card': rule.twitterCard,
      'twitter:title': rule.twitterTitle,
      'twitter:description': rule.twitterDescription,
    })
    writeMeta('property', {
      'og:title': rule.ogTitle,
      'og:description': rule.ogDescription,
      'og:image': rule.ogImage && new URL(rule.ogImage, address).href,
    })
  }, [rule, pathname])

  return null
}
