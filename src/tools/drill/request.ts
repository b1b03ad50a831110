import { Agent, request as httpRequest } from 'node:http'
import * as v from 'valibot'
import type { Operation } from './operations'

const agent = new Agent({ keepAlive: true, maxSockets: 500 })
const PATIENCE_MS = 60_000

type Response = { status: number; body: string; headers: NodeJS.Dict<string | string[]> }

/** Sends a request; rejects with the system's own code (`ECONNREFUSED`, `ECONNRESET`) or with `TIMEOUT`. */
function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      url,
      {
        method,
        agent,
        timeout: PATIENCE_MS,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('aborted', () => reject(codeError('ABORTED')))
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        )
      },
    )
    request.once('timeout', () => request.destroy(codeError('TIMEOUT')))
    request.once('error', reject)
    request.end(body)
  })
}

const codeError = (code: string) => Object.assign(new Error(code), { code })

const responseSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.array(v.object({ extensions: v.object({ code: v.string() }) }))),
})

type GraphqlResponse = {
  /** `OK`, the code of the first error, the status as `HTTP_…` for what is not GraphQL, or the system's code. */
  code: string
  data: Readonly<Record<string, unknown>>
}

/** Sends an operation as the site does; never rejects: the code says what came of it. */
export async function sendOperation(
  url: string,
  { name, text }: Operation,
  variables: object = {},
  token?: string,
): Promise<GraphqlResponse> {
  try {
    const response = await send(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authcookie: token }),
      },
      body: JSON.stringify({ operationName: name, query: text, variables }),
    })
    return readResponse(response)
  } catch (error) {
    return { code: codeOf(error), data: {} }
  }
}

function readResponse({ status, body }: Response): GraphqlResponse {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), responseSchema), body)
  if (!parsed.success) return { code: `HTTP_${status}`, data: {} }
  const { data, errors } = parsed.output
  return { code: errors?.[0]?.extensions.code ?? 'OK', data: data ?? {} }
}

/** The code of a failed request, for counting. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : String(error)

/** `OK`, `HTTP_<status>` or the system's code of a GET. */
export async function getCode(url: string): Promise<string> {
  try {
    const { status } = await send(url)
    return status >= 200 && status < 300 ? 'OK' : `HTTP_${status}`
  } catch (error) {
    return codeOf(error)
  }
}
