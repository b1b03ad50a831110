import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#domain/time/clock'
import { DESIGN_GALLERY_PATH, isReadablePath, isSitePath } from '#domain/site/routes'
import { SERVER_TIME_HEADER, writeServerTime } from '#domain/time/serverTime'
import type { Services } from '../../services'
import type { DatabaseConnection } from '../../db/database'
import type { Env } from '../../base/env/env'
import { siteAddress } from '../../base/siteLinks'
import { permissionsPolicy, TRUSTED_TYPES } from './contentSecurity'
import { contentEncoding } from '../contentEncoding'
import { registerCrawlerRoutes } from './crawlerRoutes'
import { errorBody } from '../graphql/graphqlErrors'
import { createExecute } from '../graphql/graphqlRoute'
import { createPageCache } from './pageCache'
import type { CompressedPage } from './compressedPage'
import { SERVED_UNDER_PRESSURE } from '../pressure'
import { createDataFiles, createSiteFiles } from './staticFiles'

const NOT_BUILT = 'Tablée: the browser bundle is missing. Run `npm run build`.'

/**
 * Browsers request each time. A shared cache requests once a second for everybody, and meanwhile may send what it has for a
 * few seconds more: no longer than a list may be behind the stock.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=9'

/** What advertisements add to an address; any other parameter is the site's own. */
const CAMPAIGN = /^(utm_\w+|[a-z]*clid)$/

/** No page lives here. */
const UNREADABLE = '/400'

/**
 * The URL that a request is routed by. Fastify responds to a URL that cannot be decoded with an English message of its
 * own; a browser gets the site's page instead.
 */
export const readableUrl = ({ method, url = '/' }: IncomingMessage): string =>
  isReadable(url) || (method !== 'GET' && method !== 'HEAD') ? url : UNREADABLE

const isReadable = (url: string) => isReadablePath(url.split('?', 1)[0] ?? url)

/** `/static` and everything that a browser may ask for by its address: files, then the page, then 404, or 400 for no address. */
export function registerSiteRoutes(
  app: FastifyInstance,
  {
    env,
    clock,
    database,
    services,
  }: { env: Env; clock: Clock; database: DatabaseConnection; services: Services },
) {
  const execute = createExecute(app, { services, clock }, { id: 'page', ip: '127.0.0.1' })
  const pages = createPageCache({ env, clock, database, services, execute, log: app.log })
  const pageHeaders = {
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    'content-security-policy-report-only': TRUSTED_TYPES,
    'permissions-policy': permissionsPolicy(env),
  }
  registerCrawlerRoutes(app, { services, siteAddress: siteAddress(env) })
  const serveSiteFile = createSiteFiles(env)
  const serveDataFile = createDataFiles(join(env.dataDir, 'static'))

  const isPage = (path: string) =>
    isSitePath(path) || (path === DESIGN_GALLERY_PATH && !env.isProduction)
  const statusOf = (path: string, { originalUrl }: FastifyRequest) => {
    if (!isReadable(originalUrl)) return 400
    return isPage(path) ? 200 : 404
  }

  app.get('/static/*', { config: SERVED_UNDER_PRESSURE }, (request, reply) => {
    request.raw.url = request.url.slice('/static'.length)
    if (!serveDataFile(request, reply)) return sendNotFound(reply)
  })

  app.get('/*', { config: SERVED_UNDER_PRESSURE }, (request, reply) => {
    const path = pathOf(request)
    const isFile = path !== '/index.html' && path.slice(path.lastIndexOf('/')).includes('.')
    if (isFile && serveSiteFile(request, reply)) return
    if (!acceptsPage(request)) return sendNoPage(request, reply)
    return sendPage(path, request, reply)
  })

  // The first rendering loads the site's components: better now than while the first visitor waits.
  app.addHook('onListen', () => void app.inject({ url: '/', headers: { accept: 'text/html' } }))

  function sendPage(path: string, request: FastifyRequest, reply: FastifyReply) {
    const found = pages.page(path, isFirstVisit(request, env))
    return found instanceof Promise
      ? found.then((page) => send(page, path, request, reply))
      : send(found, path, request, reply)
  }

  function send(
    page: CompressedPage | null,
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { headers } = request
    if (!page) {
      return void reply
        .code(503)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(NOT_BUILT)
    }
    const encoding = contentEncoding(headers['accept-encoding'])
    reply.code(statusOf(path, request)).headers({
      ...pageHeaders,
      'content-security-policy': page.contentSecurityPolicy,
      'cache-control': pages.mayBeShared() ? SHARED : 'no-cache',
      etag: page.etag,
      [SERVER_TIME_HEADER]: writeServerTime(clock.now()),
    })
    if (reply.statusCode === 200 && isKnown(page.etag, headers['if-none-match'])) {
      return void reply.code(304).send()
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    const bytes = page.bytes(encoding)
    // Without a promise the framework waits for nothing.
    if (Buffer.isBuffer(bytes)) return void reply.send(bytes)
    return bytes.then((packed) => reply.send(packed))
  }
}

const isKnown = (etag: string, known: string | undefined) =>
  known !== undefined && known.split(',').some((each) => each.trim() === etag)

/** Never cached: a request that accepts HTML may get a page at the same address. */
export const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send(errorBody('NOT_FOUND', 'Not found'))

const sendNoPage = ({ originalUrl }: FastifyRequest, reply: FastifyReply) =>
  isReadable(originalUrl)
    ? sendNotFound(reply)
    : reply
        .code(400)
        .header('cache-control', 'no-store')
        .send(errorBody('BAD_USER_INPUT', 'The address cannot be read'))

const acceptsPage = ({ headers: { accept } }: FastifyRequest) =>
  accept === undefined || /text\/html|\*\/\*/.test(accept)

/**
 * Whether the page gets the list of a first visit: its address has no parameters but those of advertisements. Visitors who are
 * signed in or have a cart get the same page, so that it may be cached for all; its script removes the list for them
 * (src/client/page/start.ts).
 */
function isFirstVisit({ url }: FastifyRequest, env: Env): boolean {
  // Another endpoint has other dishes.
  if (env.graphqlUrl !== '/graphql') return false
  const queryStart = url.indexOf('?')
  if (queryStart < 0) return true
  return [...new URLSearchParams(url.slice(queryStart)).keys()].every((name) => CAMPAIGN.test(name))
}

function pathOf({ url }: FastifyRequest): string {
  return decodeURI(url.split('?', 1)[0] ?? url)
}
