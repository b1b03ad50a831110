import { inspect } from 'node:util'
import { DatabaseUnreachableError } from '#server/db/connectPatiently'
import { reportFailure } from '../../../src/tools/support/reportFailure'

/** What a command would print. */
function told(failure: unknown): string {
  const { exitCode } = process
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  reportFailure(failure)
  const words = print.mock.calls.flat().map((part) => inspect(part))
  print.mockRestore()
  process.exitCode = exitCode
  return words.join()
}

test('a surprise is told with its stack, and without the address that could not be read', () => {
  // As `new URL` throws it.
  const failure = Object.assign(new TypeError('Invalid URL'), {
    code: 'ERR_INVALID_URL',
    input: 'smtp://user:geheim@host:abc',
  })
  expect(told(failure)).toContain('Invalid URL')
  expect(told(failure)).toContain('reportFailure.test.ts')
  expect(told(failure)).not.toContain('geheim')
})

test('a database that cannot be opened is told in a sentence, with each address that was tried', () => {
  const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`)
  const cause = new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')])
  expect(told(new DatabaseUnreachableError(cause))).toBe(
    "'The database cannot be opened: connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432. DATABASE_URL names it, or DATABASE_DIRECT_URL past a pooler.'",
  )
})
