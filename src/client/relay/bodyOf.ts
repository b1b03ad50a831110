import * as v from 'valibot'

const TOO_MANY_REQUESTS = 429

/** A proxy's own words may have errors too: those of a back end name their code. */
const codedErrors = v.object({
  errors: v.array(v.object({ extensions: v.object({ code: v.string() }) })),
})

/**
 * The body of a response, null when it is not JSON. A 429 of a proxy, in its own words, becomes RATE_LIMITED: a
 * customer who reads « connection lost » would retry at once.
 */
export async function bodyOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null)
  if (response.status !== TOO_MANY_REQUESTS || v.is(codedErrors, body)) return body
  const retryAfterSeconds = Number(response.headers.get('retry-after'))
  const extensions = { code: 'RATE_LIMITED', retryAfterSeconds }
  return { errors: [{ message: 'Too many requests', extensions }] }
}
