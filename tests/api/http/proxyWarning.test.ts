import Fastify, { type FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { warnOfUnknownProxy } from '#server/http/proxyWarning'

/** How often a process warns while three requests come through a proxy and one without. */
async function warnings(isProduction: boolean, trustedProxies: number) {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = pino(
    { level: 'warn' },
    { write: (line) => lines.push(line) },
  )
  const app = Fastify({ loggerInstance })
  warnOfUnknownProxy(app, { isProduction, trustedProxies })
  app.get('/', () => 'ok')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const forwarded of [undefined, '192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    await fetch(url, { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })
  }
  await app.close()
  return lines.filter((line) => line.includes('TRUST_PROXY')).length
}

test.each([
  ['once in a production that believes no proxy', true, 0, 1],
  ['never where the proxy is believed', true, 1, 0],
  ['never outside production', false, 0, 0],
])('that visitors may share an address is told %s', async (_, isProduction, proxies, times) => {
  expect(await warnings(isProduction, proxies)).toBe(times)
})
