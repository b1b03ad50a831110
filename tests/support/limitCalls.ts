import type { TestServer } from './testServer'

type Call = { ip?: string; cookie?: string | undefined; from?: TestServer }

/** Calls of strangers, each from an address of its own choice. */
export function callsTo(server: TestServer) {
  async function call(
    query: string,
    variables: Record<string, unknown>,
    { ip = '10.0.0.1', cookie, from = server }: Call = {},
  ) {
    const response = await from.post(JSON.stringify({ query, variables }), {
      'x-forwarded-for': ip,
      ...(cookie === undefined ? {} : { cookie }),
    })
    const { errors } = await response.json()
    const isRefused = errors?.[0]?.extensions.code === 'RATE_LIMITED'
    return {
      /** `RATE_LIMITED`, another error's message, or undefined for none. */
      response: isRefused ? 'RATE_LIMITED' : errors?.[0]?.message,
      cookie: response.headers.get('set-cookie')?.split(';')[0] ?? undefined,
    }
  }

  const send = async (query: string, variables: Record<string, unknown>, options?: Call | string) =>
    (await call(query, variables, typeof options === 'string' ? { ip: options } : options)).response

  return { call, send }
}

export const counted = (responses: readonly unknown[], wanted: unknown) =>
  responses.filter((response) => response === wanted).length
