import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { OrderDocuments } from '../flows/order/orderDocuments'
import { callerKey } from '../limits/callerKey'
import { createMemoryLimit } from '../limits/memoryLimit'
import { linkGonePage, tooManyDocumentsPage } from './documentPages'

/** A whole office may open its documents behind one address. */
const DOCUMENTS_PER_MINUTE = 120

const sendPage = (reply: FastifyReply, code: number, page: string) =>
  reply
    .code(code)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .send(page)

/** `GET /documents/…`: the file of a signed address; the same error page for every other address. */
export const documentRoutes =
  (documents: Pick<OrderDocuments, 'open'>): FastifyPluginAsync =>
  async (app) => {
    const limit = createMemoryLimit({ points: DOCUMENTS_PER_MINUTE, seconds: 60 })
    app.get<{ Params: { '*': string } }>('/documents/*', async ({ params, ip }, reply) => {
      // No one but its owner may keep it, and nothing may read the address that leads to it.
      reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
      const wait = await limit.takeOrWait(callerKey(ip))
      if (wait !== null)
        return sendPage(reply.header('retry-after', wait), 429, tooManyDocumentsPage)
      const file = await documents.open(params['*'])
      if (!file) return sendPage(reply, 404, linkGonePage)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.pdf)
    })
  }
