import type * as Argon2 from '@node-rs/argon2'
import { hash, verify } from '@node-rs/argon2'
import { hashPassword, isPasswordRight } from '#server/modules/auth/password'

jest.mock('@node-rs/argon2', () => ({ hash: jest.fn(), verify: jest.fn() }))
const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2')

beforeEach(() => {
  jest.mocked(hash).mockImplementation(argon2.hash)
  jest.mocked(verify).mockImplementation(argon2.verify)
})

/** `$argon2id$v=19$m=19456,t=2,p=1`: what a comparison costs. */
const costOf = (passwordHash: unknown) => /^\$.*?\$.*?\$[^$]*/.exec(String(passwordHash))?.[0]

test('a check of no account needs no other hash, which might fail for all that follow', async () => {
  jest.mocked(hash).mockRejectedValue(new Error('no memory'))
  expect(await isPasswordRight(null, 'Un-Dejeuner-2026')).toBe(false)
  expect(await isPasswordRight(null, 'Un-Dejeuner-2026')).toBe(false)
})

test('a check of no account costs as much as one of an account', async () => {
  await isPasswordRight(null, 'Un-Dejeuner-2026')
  const compared = jest.mocked(verify).mock.lastCall?.[0]
  expect(costOf(compared)).toBe(costOf(await hashPassword('Un-Dejeuner-2026')))
})
