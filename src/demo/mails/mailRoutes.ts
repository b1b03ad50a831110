import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { MailService } from '#server/mail/mailService'
import { listPage, mailPage, policy } from './mailPages'
import { rowId } from '#server/base/inputs'
import { sendNotFound } from '#server/http/pages/siteRoutes'

const params = v.object({ id: v.string() })

const wantsJson = ({ headers: { accept = '' } }: FastifyRequest) =>
  accept.includes('application/json')

/** The mails that the shop has written, for who develops it or tries it out. Never registered in production. */
export const mailRoutes: FastifyPluginAsync<{ mail: MailService }> = async (app, { mail }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
  })

  app.get('/dev/mails', async (request, reply) => {
    const mails = await mail.recent()
    if (wantsJson(request)) return mails
    return reply.type('text/html; charset=utf-8').send(listPage(mails))
  })

  app.get('/dev/mails/:id', async (request, reply) => {
    const id = rowId(v.parse(params, request.params).id)
    const found = id === null ? null : await mail.find(id)
    if (!found) return sendNotFound(reply)
    if (wantsJson(request)) return found
    return reply.type('text/html; charset=utf-8').send(mailPage(found))
  })
}
