import * as v from 'valibot'
import { RequestError } from './RequestError'

const errorSchema = v.object({
  message: v.string(),
  extensions: v.optional(
    v.object({
      code: v.fallback(
        v.picklist([
          'UNAUTHENTICATED',
          'FORBIDDEN',
          'NOT_FOUND',
          'BAD_USER_INPUT',
          'RATE_LIMITED',
          'PAYMENT_FAILED',
          'INTERNAL_SERVER_ERROR',
        ]),
        'INTERNAL_SERVER_ERROR',
      ),
      fields: v.optional(v.record(v.string(), v.string())),
      requestId: v.optional(v.string()),
    }),
  ),
})

const answerSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(v.array(errorSchema), []),
})

/** The data of an answer. An answer with errors is refused even when it carries some data: half a screen misleads. */
export function readAnswer(body: unknown) {
  const answer = v.safeParse(answerSchema, body)
  if (!answer.success) throw unreadable()
  const { data, errors } = answer.output
  const [first] = errors
  if (first) throw errorOf(first)
  if (!data) throw unreadable()
  return { data }
}

function errorOf({ message, extensions }: v.InferOutput<typeof errorSchema>) {
  const { code = 'INTERNAL_SERVER_ERROR', fields, requestId } = extensions ?? {}
  return new RequestError({ message, code, fields, requestId })
}

const unreadable = () =>
  new RequestError({ message: 'The answer cannot be read', code: 'BAD_ANSWER' })
