import type { FastifyInstance } from 'fastify'
import { isStorableJson } from '#domain/text/storableText'
import { badUserInput } from '../base/errors'

/** Bytes that are no UTF-8 become a replacement character: only an escape can bring half of a pair, or NUL. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i

const unstorable = () => badUserInput('A text holds a character that cannot be stored')

/** JSON is the only body that this server reads; any other type is 415. What cannot be stored is refused at the door. */
export function registerJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, String(text), (error, body) => {
      if (error) return done(error)
      const isStorable = !SUSPECT.test(String(text)) || isStorableJson(body)
      done(isStorable ? null : unstorable(), body)
    })
  })
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? unstorable() : undefined)
  })
}
