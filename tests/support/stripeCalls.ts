import type { IncomingMessage } from 'node:http'

export type StripeCall = {
  method: string
  path: string
  authorization: string | undefined
  idempotencyKey: string | undefined
  version: string | undefined
  form: Record<string, string>
}

const first = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header

/** A request as Stripe reads it. */
export async function readCall(request: IncomingMessage): Promise<StripeCall> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.invalid')
  return {
    method: request.method ?? '',
    path: pathname,
    authorization: request.headers.authorization,
    idempotencyKey: first(request.headers['idempotency-key']),
    version: first(request.headers['stripe-version']),
    form: Object.fromEntries([...searchParams, ...new URLSearchParams(body)]),
  }
}
