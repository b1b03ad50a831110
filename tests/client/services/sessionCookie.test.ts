import { config } from '../../../src/client/config/config'
import { removeSessionToken, writeSessionToken } from '../../../src/client/services/sessionCookie'

const DAY_MS = 86_400_000
const usual = { ...config }

afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(config, usual)
  removeSessionToken()
})

function written(): string {
  const set = jest.spyOn(document, 'cookie', 'set')
  writeSessionToken('token-1')
  return set.mock.calls.map(([cookie]) => cookie).find((cookie) => /token-1/.test(cookie)) ?? ''
}

test('the session is kept for 45 days in the cookie that the contract names', () => {
  const cookie = written()
  expect(cookie).toMatch(/^frontpublic_userToken=token-1;/)
  const expires = new Date(/expires=([^;]+)/.exec(cookie)?.[1] ?? '').getTime()
  expect(Math.round((expires - Date.now()) / DAY_MS)).toBe(45)
  expect(cookie).not.toMatch(/secure|domain=/)
})

test('in production it is secure, on the configured domain', () => {
  Object.assign(config, { isSecure: true, cookieDomain: 'tablee.example' })
  expect(written()).toMatch(/(?=.*; secure)(?=.*; domain=tablee\.example)/)
})
