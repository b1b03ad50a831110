import { buildSchema } from 'graphql'
import { unresolvedOperations } from '#server/http/graphql/unresolvedOperations'

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
