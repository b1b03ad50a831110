import type { FastifyPluginAsync } from 'fastify'
import type { WeeklyMenuPages } from '../flows/weeklyMenu'

type Request = { Params: { file: string }; Querystring: { prix?: string } }

/** `GET /documents/menus/2026-W48.pdf`, without its prices with `?prix=non`: for everybody. */
export const weeklyMenuRoutes =
  (weeklyMenu: Pick<WeeklyMenuPages, 'pdf'>): FastifyPluginAsync =>
  async (app) => {
    app.get<Request>('/documents/menus/:file', async ({ params, query }, reply) => {
      const week = /^(\d{4}-W\d{2})\.pdf$/.exec(params.file)?.[1] ?? ''
      const pdf = await weeklyMenu.pdf(week, query.prix !== 'non')
      if (!pdf) return reply.callNotFound()
      return reply
        .type('application/pdf')
        .headers({
          'content-disposition': `inline; filename="menu-${week}.pdf"`,
          'cache-control': 'public, max-age=3600',
        })
        .send(pdf)
    })
  }
