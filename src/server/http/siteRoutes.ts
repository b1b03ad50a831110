import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../domain/clock'
import { DESIGN_GALLERY_PATH, isSitePath } from '../../domain/routes'
import type { Services } from '../context'
import type { Env } from '../env'
import { siteAddress } from '../siteLinks'
import { compress } from './compress'
import { errorBody } from './graphqlErrors'
import { createDrawings } from './drawings'
import { createAsk } from './graphqlRoute'
import { registerCrawlerRoutes } from './crawlerRoutes'
import { createPage, firstVariables } from './page'
import { pageMeta } from './pageMeta'
import { createDataFiles, createSiteFiles } from './staticFiles'

const NOT_BUILT = 'Tablée: the browser bundle is missing. Run `npm run build`.'

/** What advertisements add to an address; any other parameter is the site's own. */
const CAMPAIGN = /^(utm_\w+|[a-z]*clid)$/

/** `/static` and everything that a browser may ask for by its address: files, then the page, then 404. */
export function registerSiteRoutes(
  app: FastifyInstance,
  { env, clock, services }: { env: Env; clock: Clock; services: Services },
) {
  const draw = createDrawings({ env, clock, log: app.log })
  const pageFor = createPage(env, clock)
  const address = siteAddress(env)
  registerCrawlerRoutes(app, { services, siteAddress: address })
  const serveSiteFile = createSiteFiles(env.clientDir)
  const serveDataFile = createDataFiles(join(env.dataDir, 'static'))

  const isPage = (path: string) =>
    isSitePath(path) || (path === DESIGN_GALLERY_PATH && !env.isProduction)

  app.get('/static/*', (request, reply) => {
    request.raw.url = request.url.slice('/static'.length)
    if (!serveDataFile(request, reply)) return sendNotFound(reply)
  })

  app.get('/*', (request, reply) => {
    const path = pathOf(request)
    const isFile = path !== '/index.html' && path.slice(path.lastIndexOf('/')).includes('.')
    if (isFile && serveSiteFile(request, reply)) return
    if (!acceptsPage(request)) return sendNotFound(reply)
    return sendPage(path, request, reply)
  })

  // The first drawing loads the site's components: better now than while the first visitor waits.
  app.addHook('onListen', () => void app.inject({ url: '/', headers: { accept: 'text/html' } }))

  async function sendPage(path: string, request: FastifyRequest, reply: FastifyReply) {
    const variables = firstVariables(path, clock.now())
    const drawing =
      variables && isForAnyVisitor(request, env)
        ? await draw(path, variables, createAsk(app, { services, clock }, request))
        : null
    const rules = await services.configuration.seoRules()
    const page = pageFor(path, pageMeta({ path, rules, siteAddress: address }), drawing)
    if (!page) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
    const { body, encoding } = await compress(page.html, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .code(isPage(path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        vary: 'accept-encoding, cookie',
        'content-security-policy': page.contentSecurityPolicy,
      })
      .send(body)
  }
}

export const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).send(errorBody('NOT_FOUND', 'Not found'))

const acceptsPage = ({ headers: { accept } }: FastifyRequest) =>
  accept === undefined || /text\/html|\*\/\*/.test(accept)

/** Whoever is signed in, or comes for something on the page, sees something else than a first visitor. */
function isForAnyVisitor({ url, headers: { cookie = '' } }: FastifyRequest, env: Env): boolean {
  const parameters = new URLSearchParams(url.split('?').slice(1).join('?'))
  return (
    // Another endpoint has other dishes.
    env.graphqlUrl === '/graphql' &&
    !/(^|; )frontpublic_userToken=/.test(cookie) &&
    [...parameters.keys()].every((name) => CAMPAIGN.test(name))
  )
}

function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? url
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
