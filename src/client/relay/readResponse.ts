import * as v from 'valibot'
import { ERROR_CODES } from '#domain/requests/errorCodes'
import { RequestError } from './RequestError'

/** Some servers have several words for a field: they are shown joined by line breaks, as several errors are. */
const wordsSchema = v.union([
  v.string(),
  v.pipe(
    v.array(v.string()),
    v.transform((words) => words.join('\n')),
  ),
])

/** What another back end adds in a shape of its own is left out: the words of its error still count. */
const errorSchema = v.object({
  message: v.string(),
  path: v.fallback(v.optional(v.array(v.union([v.string(), v.number()]))), undefined),
  extensions: v.fallback(
    v.optional(
      v.object({
        code: v.fallback(v.picklist([...ERROR_CODES, 'UNCODED']), 'UNCODED'),
        fields: v.fallback(v.optional(v.record(v.string(), wordsSchema)), undefined),
        requestId: v.fallback(v.optional(v.string()), undefined),
        retryAfterSeconds: v.fallback(
          v.optional(v.pipe(v.number(), v.finite(), v.gtValue(0))),
          undefined,
        ),
      }),
    ),
    undefined,
  ),
})

const responseSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(v.array(errorSchema), []),
})

type ResponseError = v.InferOutput<typeof errorSchema>

/** What every screen stands without. docs/rules/errors.md#ignored-failures */
const DISPENSABLE: readonly unknown[] = ['hellobar', 'seoRules', 'specialConfiguration']

/** Here null says that the address is not delivered: a failure must not pass for it. */
const LOOKUPS: readonly unknown[] = ['deliveryZoneForCoords', 'nearestDistributionPoint']

/** Whether a failed field of a query may be null instead: what stands around it is still worth showing. */
function isBearable({ path = [] }: ResponseError): boolean {
  const [root] = path
  return path.length === 1 ? DISPENSABLE.includes(root) : path.length > 1 && !LOOKUPS.includes(root)
}

/**
 * The data of a response. A query bears failed fields that may be null; else a response with errors is refused even when it
 * carries some data: half a change misleads.
 */
export function readResponse(body: unknown, { isQuery }: { isQuery: boolean }) {
  const response = v.safeParse(responseSchema, body)
  if (!response.success) throw unreadable()
  const { data, errors } = response.output
  const [first] = errors
  const isBorne = isQuery && data && errors.every(isBearable)
  if (first && !isBorne) throw errorOf(first, errors)
  if (!data) throw unreadable()
  return { data }
}

/** Several errors are one failure: the first says of which kind, all of them what is wrong. */
function errorOf(first: ResponseError, all: readonly ResponseError[]) {
  const problems = all.map(({ message, extensions }) => ({
    code: extensions?.code ?? 'UNCODED',
    message,
    fields: extensions?.fields ?? {},
  }))
  const fields = Object.assign({}, ...problems.map((problem) => problem.fields))
  const { code = 'UNCODED', ...told } = first.extensions ?? {}
  return new RequestError({ message: first.message, code, ...told, fields, problems })
}

const unreadable = () =>
  new RequestError({ message: 'The response cannot be read', code: 'BAD_RESPONSE' })
