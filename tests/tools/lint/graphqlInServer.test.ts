import { importMessages } from '../../support/restrictions'

const THROWS = "import { GraphQLError } from 'graphql'\nthrow new GraphQLError('REFUSED')\n"

test.each([
  'src/server/modules/order/example.ts',
  'src/server/flows/order/example.ts',
  'src/server/base/example.ts',
  'src/server/providers/mail/example.ts',
])('an error of GraphQL is refused in %s, with what to throw instead', async (file) => {
  expect(await importMessages(file, THROWS)).toEqual([
    expect.stringMatching(/'graphql' .*src\/server\/base\/errors/),
  ])
})

test('http, which turns errors into responses, may import it', async () => {
  expect(await importMessages('src/server/http/graphql/graphqlErrors.ts', THROWS)).toEqual([])
})
