import type { FastifyInstance } from 'fastify'
import { isSitePath, ROUTE_PATTERNS } from '#domain/site/routes'
import { canonicalPath, mayBeIndexed } from '#domain/site/seo'
import type { Services } from '../../services'
import { escapeHtml } from '../../base/escapeHtml'
import type { SeoRule } from './pageMeta'

/** Pages of one person, which no crawler needs to ask for. */
const PRIVATE = [
  ROUTE_PATTERNS.account,
  ROUTE_PATTERNS.order,
  ROUTE_PATTERNS.cart,
  ROUTE_PATTERNS.track,
  ROUTE_PATTERNS.feedback,
  ROUTE_PATTERNS.canteenFeedback,
  ROUTE_PATTERNS.newPassword,
  ROUTE_PATTERNS.termsValidation,
].map((pattern) => pattern.replace(/\/:.*/, ''))

/** What search engines ask for before anything else. */
export function registerCrawlerRoutes(
  app: FastifyInstance,
  { services, siteAddress }: { services: Services; siteAddress: string },
) {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...PRIVATE.map((path) => `Disallow: ${path}`),
          `Sitemap: ${siteAddress}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(await services.configuration.seoRules(), siteAddress)),
  )
}

/** The pages that have a rule of their own, may be indexed and are known by no other address. */
function sitemap(rules: readonly SeoRule[], siteAddress: string): string {
  const paths = rules
    .filter(({ slug, metaRobots }) => isSitePath(slug) && mayBeIndexed(metaRobots))
    .map(({ slug }) => slug)
    .filter((path) => canonicalPath(path) === path)
  const urls = paths.map((path) => `  <url><loc>${escapeHtml(siteAddress + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
