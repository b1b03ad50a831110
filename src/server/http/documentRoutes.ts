import type { FastifyPluginAsync } from 'fastify'
import { linkGonePage } from './linkGonePage'
import type { OrderDocuments } from '../flows/order/orderDocuments'

/** `GET /documents/…`: the file of a signed address, or one same page for every other address. */
export const documentRoutes =
  (documents: Pick<OrderDocuments, 'open'>): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { '*': string } }>('/documents/*', async ({ params }, reply) => {
      const file = await documents.open(params['*'])
      // No one but its owner may keep it, and nothing may read the address that leads to it.
      reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
      if (!file) {
        return reply
          .code(404)
          .type('text/html; charset=utf-8')
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
          .send(linkGonePage)
      }
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.pdf)
    })
  }
