import type { Logger } from 'pino'
import type { Clock } from '../domain/clock'
import type { Services } from './context'
import type { DatabaseConnection } from './db/database'
import type { Env } from './env'
import { createAuthService } from './modules/auth/authService'
import { createCartService } from './modules/cart/cartService'
import { createConfigurationService } from './modules/configuration/configurationService'
import { createCustomerService } from './modules/customer/customerService'
import { createDeliveryService } from './modules/delivery/deliveryService'
import { createGeocodingService } from './modules/geocoding/geocodingService'
import { createInventoryService } from './modules/inventory/inventoryService'
import { createMailTransport } from './modules/mail/createMailTransport'
import { createMailService } from './modules/mail/mailService'
import { createOrderService } from './modules/order/orderService'
import { createPaymentService } from './modules/payment/paymentService'
import { createPayments } from './payments/createPayments'
import type { Sandbox } from './payments/sandbox/createSandbox'
import { createSiteLinks, siteAddress } from './siteLinks'

export type Backend = {
  services: Services
  /** The built-in payment provider; null when Stripe is used. */
  sandbox: Sandbox | null
}

type Dependencies = {
  env: Env
  database: DatabaseConnection
  clock: Clock
  logger: Logger
}

/** Builds every service once, those that others stand on first. */
export function createBackend({ env, database, clock, logger }: Dependencies): Backend {
  const { db } = database
  const mail = createMailService({
    db,
    clock,
    links: createSiteLinks(siteAddress(env)),
    transport: createMailTransport(env),
    log: logger,
  })
  const auth = createAuthService({ db, clock })
  const configuration = createConfigurationService({ database, clock })
  const customers = createCustomerService({ db })
  const delivery = createDeliveryService({ database, clock })
  const inventory = createInventoryService({
    database,
    clock,
    delivery,
    staticUrl: env.staticUrl,
  })
  const cart = createCartService({ db, clock, delivery, inventory, configuration, customers })
  const { provider, sandbox } = createPayments({ env, db, clock, log: logger })
  const payment = createPaymentService({
    db,
    clock,
    provider,
    orders: () => orders,
    log: logger,
  })
  const orders = createOrderService({
    db,
    clock,
    cart,
    delivery,
    inventory,
    configuration,
    payment,
    log: logger,
  })
  const services: Services = {
    mail,
    auth,
    configuration,
    customers,
    delivery,
    inventory,
    cart,
    payment,
    orders,
    geocoding: createGeocodingService(),
  }
  return { services, sandbox }
}
