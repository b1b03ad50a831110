import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { EnvironmentError } from '#server/base/env/env'
import { wellKnownRoutes } from '#server/http/wellKnownRoutes'
import { startTestServer } from '../../support/testServer'

const PATH = '/.well-known/apple-developer-merchantid-domain-association'

const folder = mkdtempSync(join(tmpdir(), 'tablee-apple-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('Apple finds the file of the shop’s domain as it was given', async () => {
  const file = join(folder, 'association')
  writeFileSync(file, '7B227073704964223A22')
  const server = await startTestServer({
    isSeeded: false,
    env: { APPLE_PAY_DOMAIN_FILE: file },
  })
  const response = await fetch(`${server.url}${PATH}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe('7B227073704964223A22')
  await server.close()
})

test('one that is missing stops the start in a sentence', async () => {
  const app = Fastify()
  const started = Promise.resolve(
    app.register(wellKnownRoutes({ applePayDomainFile: join(folder, 'missing') })),
  )
  const failure = await started.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(EnvironmentError)
  expect(String(failure)).toMatch(/ {2}APPLE_PAY_DOMAIN_FILE cannot be read: .*ENOENT/)
})

test('without one there is none', async () => {
  const server = await startTestServer({ isSeeded: false })
  expect((await fetch(`${server.url}${PATH}`, { headers: { accept: '*/*' } })).status).toBe(404)
  await server.close()
})
