import Fastify from 'fastify'
import { buildSchema } from 'graphql'
import { registerGraphql } from '#server/http/graphql/graphql'
import { unresolvedOperations } from '#server/http/graphql/unresolvedOperations'
import { weeklyMenuResolvers } from '#server/modules/weeklyMenu/weeklyMenuResolvers'

afterEach(() => jest.restoreAllMocks())

test('queries and mutations that no module resolves are named', () => {
  const schema = buildSchema(`
    type Query { products: [ID!]! orders: [ID!]! }
    type Mutation { setCart: Boolean! setPlan: Boolean! }
  `)
  const { products } = schema.getQueryType()?.getFields() ?? {}
  const { setPlan } = schema.getMutationType()?.getFields() ?? {}
  Object.assign(products ?? {}, { resolve: () => [] })
  Object.assign(setPlan ?? {}, { resolve: () => true })
  expect(unresolvedOperations(schema)).toEqual(['Query.orders', 'Mutation.setCart'])
})

test('a server that lacks the resolver of a query does not start', async () => {
  jest.replaceProperty(weeklyMenuResolvers, 'Query', {})
  const started = registerGraphql(Fastify(), { isProduction: true })
  await expect(started).rejects.toThrow('No module resolves Query.weeklyMenu')
})
