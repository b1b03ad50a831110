import type { Logger } from 'pino'
import type { Clock } from '../domain/time/clock'
import type { Services } from './context'
import type { Demo } from './Demo'
import type { DatabaseConnection } from './db/database'
import type { Env } from './base/env/env'
import { createLimits } from './limits/createLimits'
import { createAuthService } from './modules/auth/authService'
import { createKnownDevices } from './modules/auth/knownDevices'
import { createBooksService } from './modules/books/booksService'
import { createCartService } from './modules/cart/cartService'
import { createConfigurationService } from './modules/configuration/configurationService'
import { createCustomerService } from './modules/customer/customerService'
import { createMailSubscriptionService } from './modules/customer/mailSubscriptionService'
import { createProfileService } from './modules/customer/profileService'
import { createRewardService } from './modules/customer/rewardService'
import { createDeliveryService } from './modules/delivery/deliveryService'
import { createFeedbackService } from './modules/feedback/feedbackService'
import { createDocumentService } from './modules/document/documentService'
import { createGeocodingService } from './modules/geocoding/geocodingService'
import { createInventoryService } from './modules/inventory/inventoryService'
import { createMailTransport } from './providers/mail/createMailTransport'
import { createMailService } from './mail/mailService'
import { createNewsletterService } from './modules/newsletter/newsletterService'
import { createProviders } from './providers/newsletter/createProviders'
import { createOrderAttachments } from './modules/order/orderAttachments'
import { createOrderService } from './modules/order/orderService'
import { createTurns } from './modules/order/orderTurns'
import { createPaymentService } from './modules/payment/paymentService'
import { createRetentionService } from './modules/retention/retentionService'
import { createTrackingService } from './modules/tracking/trackingService'
import { createRequestService } from './modules/request/requestService'
import { createWeeklyMenuService } from './modules/weeklyMenu/weeklyMenuService'
import { createPayments } from './providers/payments/createPayments'
import type { PaymentProvider } from './providers/payments/PaymentProvider'
import type { Sandbox } from './providers/payments/sandbox/createSandbox'
import { signerOf } from './base/signing'
import { createSiteLinks, siteAddress } from './base/siteLinks'

export type Backend = {
  services: Services
  provider: PaymentProvider
  /** The built-in payment provider; null when Stripe is used. */
  sandbox: Sandbox | null
}

type Dependencies = {
  env: Env
  /** Null for a shop that is no demonstration: nothing is found without a geocoder. */
  demo?: Demo | null
  database: DatabaseConnection
  clock: Clock
  logger: Logger
}

/** Builds every service once, those that others stand on first. */
export function createBackend({ env, demo, database, clock, logger }: Dependencies): Backend {
  const { db } = database
  const links = createSiteLinks(siteAddress(env))
  const signer = signerOf(env)
  const mail = createMailService({
    db,
    clock,
    links,
    transport: createMailTransport(env),
    attachmentsOf: (orderId) => attachmentsOf(orderId),
    log: logger,
  })
  const configuration = createConfigurationService({ database, clock })
  const customers = createCustomerService({ db })
  const mailSubscriptions = createMailSubscriptionService({ db, clock, signer, links })
  const defineLimit = createLimits(db)
  const auth = createAuthService({ db, clock, mail, mailSubscriptions, defineLimit })
  const devices = createKnownDevices({
    signer,
    clock,
    isSecure: env.publicUrl?.startsWith('https:') ?? false,
  })
  const requests = createRequestService({
    db,
    clock,
    mail,
    defineLimit,
    inbox: env.shopInbox,
  })
  const newsletter = createNewsletterService({
    db,
    clock,
    requests,
    mail,
    mailSubscriptions,
    signer,
    defineLimit,
    providers: createProviders(env.newsletter),
    log: logger,
  })
  const feedback = createFeedbackService({ db, clock, signer, mail, mailSubscriptions })
  const delivery = createDeliveryService({ database, clock })
  const inventory = createInventoryService({
    database,
    clock,
    delivery,
    staticUrl: env.staticUrl,
  })
  const cart = createCartService({ db, clock, delivery, inventory, configuration, customers })
  const { provider, patientProvider, sandbox } = createPayments({ env, db, clock, log: logger })
  const payment = createPaymentService({
    db,
    clock,
    provider,
    patientProvider,
    orders: () => orders,
    defineLimit,
    log: logger,
  })
  const documents = createDocumentService({
    db,
    clock,
    signer,
    orders: () => orders,
    log: logger,
  })
  const orders = createOrderService({
    db,
    turns: createTurns(Math.max(1, Math.floor(database.maxTransactions / 2))),
    clock,
    cart,
    delivery,
    inventory,
    configuration,
    payment,
    documents,
    feedback,
    mail,
    defineLimit,
    log: logger,
  })
  const attachmentsOf = createOrderAttachments({ clock, links, documents, orders })
  const services: Services = {
    mail,
    retention: createRetentionService({ db, clock }),
    auth,
    devices,
    configuration,
    customers,
    profiles: createProfileService({ db, mailSubscriptions }),
    mailSubscriptions,
    rewards: createRewardService({ db, clock, mail, mailSubscriptions }),
    feedback,
    delivery,
    inventory,
    cart,
    payment,
    requests,
    newsletter,
    weeklyMenu: createWeeklyMenuService({ clock, inventory }),
    orders,
    documents,
    tracking: createTrackingService({ db, delivery }),
    geocoding: createGeocodingService(demo?.streets ?? []),
    books: createBooksService({ db, clock, log: logger }),
  }
  return { services, provider, sandbox }
}
