import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { PageMeta_query$key } from '../../../__generated__/relay/PageMeta_query.graphql'
import { canonicalPath, seoRuleFor } from '../../domain/seo'
import { writeCanonical, writeMeta } from './writeMeta'

/** Title and meta tags of the page, from the rules keyed by path. Specification, section 2. */
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
  const bySlug = seoRules.map((rule) => ({ slug: rule.slug, rule }))
  const rule = seoRuleFor(pathname, bySlug)?.rule

  useEffect(() => {
    if (!rule) return
    document.title = rule.metaTitle
    writeMeta('name', {
      description: rule.metaDescription,
      robots: rule.metaRobots,
      'twitter:card': rule.twitterCard,
      'twitter:title': rule.twitterTitle,
      'twitter:description': rule.twitterDescription,
    })
    writeCanonical(window.location.origin + canonicalPath(pathname))
    writeMeta('property', {
      'og:url': window.location.origin + canonicalPath(pathname),
      'og:title': rule.ogTitle,
      'og:description': rule.ogDescription,
      'og:image': rule.ogImage,
    })
  }, [rule, pathname])

  return null
}
