import type { Logger } from 'pino'
import { passkeySite } from '#domain/customer/passkeys'
import type { Clock } from '#domain/time/clock'
import type { Demo } from './Demo'
import type { DatabaseConnection } from './db/database'
import type { Env } from './base/env/env'
import { createCloseAccount } from './flows/account/closeAccount'
import { createDeleteClosedCustomers } from './flows/account/deleteClosedCustomers'
import { createCartQuotes } from './flows/cart/cartQuotes'
import { createKeepNamedCart } from './flows/cart/keepNamedCart'
import { createSetCart } from './flows/cart/setCart'
import { createConfirmNewsletter } from './flows/confirmNewsletter'
import { createConfirmPaidOrder } from './flows/order/confirmPaidOrder'
import { createExpireOrders } from './flows/order/expireOrders'
import { createMoveOrder } from './flows/order/moveOrder'
import { createOrderAttachments } from './flows/order/orderAttachments'
import { createOrderDocuments } from './flows/order/orderDocuments'
import { createPayByTransfer } from './flows/order/payByTransfer'
import { createPlaceOrder } from './flows/order/placeOrder'
import { createReceiveTransfer } from './flows/order/receiveTransfer'
import { createRequestRecovery } from './flows/order/requestRecovery'
import { createTellPlannedOrders } from './flows/order/tellPlannedOrders'
import { createKeyedTurns } from './flows/order/keyedTurns'
import { createBookRefunds } from './flows/payment/bookRefunds'
import { createCancelIntent } from './flows/payment/cancelIntent'
import { createHandlePaymentEvent } from './flows/payment/handlePaymentEvent'
import { createPayOrder } from './flows/payment/payOrder'
import { createRefundOrder } from './flows/payment/refundOrder'
import { createSettlement } from './flows/payment/settlePayment'
import { createWeeklyMenu } from './flows/weeklyMenu'
import { createLimits } from './limits/createLimits'
import { createAuthService } from './modules/auth/authService'
import { createKnownDevices } from './modules/auth/knownDevices'
import { createBooksService } from './modules/books/booksService'
import { createCartService } from './modules/cart/cartService'
import { createNamedCartService } from './modules/cart/namedCartService'
import { createConfigurationService } from './modules/configuration/configurationService'
import { createCustomerService } from './modules/customer/customerService'
import { createMailSubscriptionService } from './modules/customer/mailSubscriptionService'
import { createProfileService } from './modules/customer/profileService'
import { createRewardService } from './modules/customer/rewardService'
import { createDeliveryService } from './modules/delivery/deliveryService'
import { createFavouriteService } from './modules/favourite/favouriteService'
import { createFeedbackService } from './modules/feedback/feedbackService'
import { createDocumentService } from './modules/document/documentService'
import { createCompanyDirectory } from './providers/companies/createCompanyDirectory'
import { createCompanyService } from './modules/company/companyService'
import { createGeocoder } from './providers/geocoder/createGeocoder'
import { createInventoryService } from './modules/inventory/inventoryService'
import { createMailTransport } from './providers/mail/createMailTransport'
import { createMailService } from './mail/mailService'
import { createNewsletterService } from './modules/newsletter/newsletterService'
import { createProviders } from './providers/newsletter/createProviders'
import { createOrderService } from './modules/order/orderService'
import { createOrderPlanService } from './modules/orderPlan/orderPlanService'
import { createPaymentService } from './modules/payment/paymentService'
import { createRetention } from './flows/retention/retention'
import { createTrackingService } from './modules/tracking/trackingService'
import { createRequestService } from './modules/request/requestService'
import { createPayments } from './providers/payments/createPayments'
import { signerOf } from './base/signing'
import { createSiteLinks, siteAddress } from './base/siteLinks'

type Dependencies = {
  env: Env
  /** Null for a shop that is no demonstration: nothing is found without a geocoder. */
  demo?: Demo | null
  database: DatabaseConnection
  clock: Clock
  logger: Logger
}

export type Backend = ReturnType<typeof createBackend>

/** One service a module and the flows above them, alive as long as the process. */
export type Services = Backend['services']

/** Builds every service once, those that others stand on first; `sandbox` is null when Stripe takes the payments. */
export function createBackend({ env, demo, database, clock, logger: log }: Dependencies) {
  const { db } = database
  const links = createSiteLinks(siteAddress(env))
  const signer = signerOf(env)
  const defineLimit = createLimits(db)
  const { provider, patientProvider, sandbox } = createPayments({ env, db, clock, log })

  // What asks for nothing but the database.
  const configuration = createConfigurationService({ database, clock, log })
  const customers = createCustomerService({ db })
  const mailSubscriptions = createMailSubscriptionService({ db, clock, signer, links })
  const delivery = createDeliveryService({ database, clock })
  const inventory = createInventoryService({
    database,
    clock,
    points: delivery,
    staticUrl: env.staticUrl,
  })
  const cart = createCartService({ db })
  const namedCarts = createNamedCartService({ db, clock })
  const favourites = createFavouriteService({ db, clock, inventory, defineLimit })
  const orderPlans = createOrderPlanService({ db, clock })
  const orders = createOrderService({ db, clock })
  const documents = createDocumentService({ db, clock, signer, log })
  const payment = createPaymentService({
    db,
    clock,
    provider,
    patientProvider,
    customers,
    defineLimit,
    log,
  })

  const orderDocuments = createOrderDocuments({ orders, delivery, documents })
  const mail = createMailService({
    db,
    clock,
    links,
    transport: createMailTransport(env),
    attachmentsOf: createOrderAttachments({ clock, links, documents: orderDocuments, orders }),
    log,
  })

  // What writes mails.
  const auth = createAuthService({
    db,
    clock,
    mail,
    mailSubscriptions,
    defineLimit,
    passkeySite: passkeySite(env.publicUrl),
  })
  const requests = createRequestService({ db, clock, mail, defineLimit, inbox: env.shopInbox })
  const newsletter = createNewsletterService({
    db,
    clock,
    takeForm: requests.takeForm,
    mail,
    signer,
    defineLimit,
    providers: createProviders(env.newsletter),
    log,
  })
  const rewards = createRewardService({ db, clock, mail, mailSubscriptions, defineLimit })
  const feedback = createFeedbackService({ db, clock, signer, mail, mailSubscriptions })

  // What crosses modules.
  const base = { db, clock, mail, log }
  const geocoder = createGeocoder(demo?.streets ?? [])
  const quotes = createCartQuotes({
    clock,
    delivery,
    geocoder,
    inventory,
    configuration,
    customers,
  })
  const confirmPaidOrder = createConfirmPaidOrder({ mail })
  const bookRefunds = createBookRefunds({ documents, mail })
  const settlement = createSettlement({ ...base, provider, confirmPaidOrder, bookRefunds })
  const cancelIntent = createCancelIntent({ db, provider, patientProvider, settlement, log })
  const refunds = createRefundOrder({ ...base, provider, patientProvider, bookRefunds })
  const { refundOrder } = refunds

  const services = {
    auth,
    books: createBooksService({ db, clock, log }),
    cart,
    companies: createCompanyService({
      directory: createCompanyDirectory({
        url: env.companySearchUrl,
        table: demo?.companies ?? [],
        log,
      }),
    }),
    configuration,
    customers,
    delivery,
    devices: createKnownDevices({
      signer,
      clock,
      isSecure: env.publicUrl?.startsWith('https:') ?? false,
    }),
    documents,
    favourites,
    feedback,
    geocoder,
    inventory,
    mail,
    mailSubscriptions,
    namedCarts,
    newsletter,
    orderPlans,
    orders,
    payment,
    profiles: createProfileService({ db, mailSubscriptions }),
    requests,
    retention: createRetention({ db, clock }),
    rewards,
    tracking: createTrackingService({ db, points: delivery }),

    ...createCloseAccount({
      db,
      closing: auth.closing,
      keepers: [cart, namedCarts, favourites, orderPlans, rewards],
      mailSubscriptions,
      mail,
    }),
    deleteClosedCustomers: createDeleteClosedCustomers({ db, patientProvider, log }),
    orderDocuments,
    weeklyMenu: createWeeklyMenu({ clock, inventory }),
    confirmNewsletter: createConfirmNewsletter({
      ...base,
      newsletter,
      mailSubscriptions,
      requests,
    }),
    keepNamedCart: createKeepNamedCart({ namedCarts, inventory }),
    setCart: createSetCart({ clock, cart, quotes, inventory }),
    placeOrder: createPlaceOrder({
      ...base,
      turns: createKeyedTurns(Math.max(1, Math.floor(database.maxTransactions / 2))),
      cart,
      customers,
      quotes,
      delivery,
      inventory,
      configuration,
      defineLimit,
    }),
    ...createExpireOrders({ ...base, orders, delivery, inventory, payment, cancelIntent }),
    ...createMoveOrder({
      ...base,
      delivery,
      inventory,
      documents,
      feedback,
      payment,
      refundOrder,
    }),
    tellPlannedOrders: createTellPlannedOrders({ ...base, inventory }),
    requestRecovery: createRequestRecovery({ ...base, delivery, defineLimit }),
    receiveTransfer: createReceiveTransfer(base),
    payByTransfer: createPayByTransfer({ ...base, orders, payment, cancelIntent }),
    confirmPaidOrder,
    payOrder: createPayOrder({ ...base, provider, payment, settlement }),
    cancelIntent,
    handlePaymentEvent: createHandlePaymentEvent({ ...base, provider, bookRefunds, settlement }),
    ...refunds,
  }
  return { services, provider, sandbox }
}
