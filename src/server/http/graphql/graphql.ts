import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { NoSchemaIntrospectionCustomRule } from 'graphql'
import mercurius, { type IResolvers } from 'mercurius'
import { authResolvers } from '../../modules/auth/authResolvers'
import { cartResolvers } from '../../modules/cart/cartResolvers'
import { companyResolvers } from '../../modules/company/companyResolvers'
import { configurationResolvers } from '../../modules/configuration/configurationResolvers'
import { customerResolvers } from '../../modules/customer/customerResolvers'
import { deliveryResolvers } from '../../modules/delivery/deliveryResolvers'
import { favouriteResolvers } from '../../modules/favourite/favouriteResolvers'
import { feedbackResolvers } from '../../modules/feedback/feedbackResolvers'
import { documentResolvers } from '../../modules/document/documentResolvers'
import { inventoryResolvers } from '../../modules/inventory/inventoryResolvers'
import { orderPlanResolvers } from '../../modules/orderPlan/orderPlanResolvers'
import { orderResolvers } from '../../modules/order/orderResolvers'
import { paymentResolvers } from '../../modules/payment/paymentResolvers'
import { requestResolvers } from '../../modules/request/requestResolvers'
import { trackingResolvers } from '../../modules/tracking/trackingResolvers'
import { weeklyMenuResolvers } from '../../modules/weeklyMenu/weeklyMenuResolvers'
import { SCHEMA_FILE } from '../../files'
import { mergeResolvers } from './mergeResolvers'
import { queryLimits } from './queryLimits'
import { scalars } from './scalars'
import { unresolvedOperations } from './unresolvedOperations'

/** The GraphQL engine: the contract, the modules' resolvers, compiled queries. The route is `graphqlRoute`. */
export async function registerGraphql(
  app: FastifyInstance,
  { isProduction }: { isProduction: boolean },
) {
  const resolvers: IResolvers = {
    ...scalars,
    ...mergeResolvers([
      authResolvers,
      cartResolvers,
      companyResolvers,
      orderPlanResolvers,
      configurationResolvers,
      customerResolvers,
      deliveryResolvers,
      documentResolvers,
      favouriteResolvers,
      feedbackResolvers,
      inventoryResolvers,
      orderResolvers,
      paymentResolvers,
      requestResolvers,
      trackingResolvers,
      weeklyMenuResolvers,
    ]),
  }
  await app.register(mercurius, {
    schema: readFileSync(SCHEMA_FILE, 'utf8'),
    resolvers,
    routes: false,
    graphiql: false,
    // A query is compiled the second time that it comes.
    jit: 1,
    graphql: { parseOptions: { maxTokens: 4_000 }, validateOptions: { maxErrors: 5 } },
    validationRules: isProduction ? [queryLimits, NoSchemaIntrospectionCustomRule] : [queryLimits],
    // graphqlRoute formats errors.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  })
  const unresolved = unresolvedOperations(app.graphql.schema)
  if (unresolved.length > 0) throw new Error(`No module resolves ${unresolved.join(', ')}`)
}
