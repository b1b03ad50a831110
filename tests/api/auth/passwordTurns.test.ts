import type * as Argon2 from '@node-rs/argon2'
import { hash, verify } from '@node-rs/argon2'
import { hashPassword, isPasswordRight } from '#server/modules/auth/password'

jest.mock('@node-rs/argon2', () => ({ hash: jest.fn(), verify: jest.fn() }))
const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2')

/** How much of its work runs at the same moment, at most. */
function countAtOnce() {
  let running = 0
  let most = 0
  const counted = async <Result>(work: Promise<Result>) => {
    running += 1
    most = Math.max(most, running)
    try {
      return await work
    } finally {
      running -= 1
    }
  }
  jest.mocked(hash).mockImplementation((...args) => counted(argon2.hash(...args)))
  jest.mocked(verify).mockImplementation((...args) => counted(argon2.verify(...args)))
  return () => most
}

test('passwords are worked on two at a time, so that a flood of them leaves threads for the rest', async () => {
  const mostAtOnce = countAtOnce()
  const stored = await hashPassword('Un-Dejeuner-2026')
  const checks = await Promise.all(
    Array.from({ length: 12 }, (_, n) => [
      isPasswordRight(stored, n % 2 ? 'Un-Dejeuner-2026' : 'Pas-Le-Bon-2026'),
      isPasswordRight(null, 'Un-Dejeuner-2026'),
    ]).flat(),
  )
  expect(checks.filter(Boolean)).toHaveLength(6)
  expect(mostAtOnce()).toBe(2)
})

test('one that fails leaves its turn to the next', async () => {
  jest.mocked(verify).mockRejectedValue(new Error('no hash'))
  const failed = await Promise.allSettled([1, 2, 3].map(() => isPasswordRight('no hash', 'x')))
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  countAtOnce()
  const stored = await hashPassword('Un-Dejeuner-2026')
  expect(await isPasswordRight(stored, 'Un-Dejeuner-2026')).toBe(true)
})
