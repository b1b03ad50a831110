import Fastify from 'fastify'
import { GraphQLError } from 'graphql'
import { badUserInput, DomainError, forbidden, rateLimited } from '#server/base/errors'
import { formatExecutionError, formatRequestError } from '#server/http/graphql/graphqlErrors'

const { log } = Fastify()
const PATH = ['createOrder']

/** What GraphQL makes of what a resolver throws: its compiler wraps it a second time. */
const thrown = (originalError: Error) =>
  new GraphQLError(originalError.message, {
    path: PATH,
    originalError: new GraphQLError(originalError.message, { originalError }),
  })

test('a refusal knows nothing of GraphQL', () => {
  expect(forbidden()).toBeInstanceOf(DomainError)
  expect(forbidden()).not.toBeInstanceOf(GraphQLError)
})

test.each([
  [forbidden('Not yours'), { code: 'FORBIDDEN' }],
  [rateLimited(30), { code: 'RATE_LIMITED', retryAfterSeconds: 30 }],
  [
    badUserInput('Bad', { email: 'INVALID' }),
    { code: 'BAD_USER_INPUT', fields: { email: 'INVALID' } },
  ],
])('a refusal of a resolver is told in the place of its field: %s', (refusal, extensions) => {
  expect(formatExecutionError(thrown(refusal), 'req-1', log)).toEqual({
    message: refusal.message,
    path: PATH,
    extensions,
  })
})

test('any other error of a resolver is masked', () => {
  expect(formatExecutionError(thrown(new Error('secret')), 'req-1', log)).toEqual({
    message: 'Internal server error',
    path: PATH,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'req-1' },
  })
})

test('a request that cannot be run names the fields that a refusal found wrong', () => {
  const refusal = badUserInput('Bad', { email: 'INVALID' })
  expect(formatRequestError(new GraphQLError('Bad', { originalError: refusal }))).toEqual({
    message: 'Bad',
    extensions: { code: 'BAD_USER_INPUT', fields: { email: 'INVALID' } },
  })
  expect(formatRequestError(new Error('secret'))).toEqual({
    message: 'Bad request',
    extensions: { code: 'BAD_USER_INPUT' },
  })
})
