import type { FastifyInstance } from 'fastify'
import { DomainError } from './errors'

/** JSON is the only body that this server reads; any other type is 415. */
export function registerJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // PostgreSQL stores no NUL character: refused at the door, it cannot fail deep inside.
    if (typeof body !== 'string' || body.includes('\\u0000')) {
      done(new DomainError('BAD_USER_INPUT', 'A text holds a character that cannot be stored'))
      return
    }
    void parse(request, body, done)
  })
}
