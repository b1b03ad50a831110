import type { Logger } from 'pino'
import { passkeySite } from '#domain/customer/passkeys'
import type { Clock } from '#domain/time/clock'
import type { Env } from './base/env/env'
import type { Signer } from './base/signing'
import type { SiteLinks } from './base/siteLinks'
import type { DatabaseConnection } from './db/database'
import type { Demo } from './Demo'
import { createOrderAttachments } from './flows/order/orderAttachments'
import { createOrderDocuments } from './flows/order/orderDocuments'
import type { DefineLimit } from './limits/createLimits'
import { createMailService } from './mail/mailService'
import { createAuthService } from './modules/auth/authService'
import { createKnownDevices } from './modules/auth/knownDevices'
import { createBooksService } from './modules/books/booksService'
import { createCartService } from './modules/cart/cartService'
import { createNamedCartService } from './modules/cart/namedCartService'
import { createCompanyService } from './modules/company/companyService'
import { createConfigurationService } from './modules/configuration/configurationService'
import { createCustomerService } from './modules/customer/customerService'
import { createMailSubscriptionService } from './modules/customer/mailSubscriptionService'
import { createProfileService } from './modules/customer/profileService'
import { createRewardService } from './modules/customer/rewardService'
import { createDeliveryService } from './modules/delivery/deliveryService'
import { createDocumentService } from './modules/document/documentService'
import { createFavouriteService } from './modules/favourite/favouriteService'
import { createFeedbackService } from './modules/feedback/feedbackService'
import { createInventoryService } from './modules/inventory/inventoryService'
import { createNewsletterService } from './modules/newsletter/newsletterService'
import { createOrderService } from './modules/order/orderService'
import { createOrderPlanService } from './modules/orderPlan/orderPlanService'
import { createPaymentService } from './modules/payment/paymentService'
import { createRequestService } from './modules/request/requestService'
import { createTrackingService } from './modules/tracking/trackingService'
import { createCompanyDirectory } from './providers/companies/createCompanyDirectory'
import { createGeocoder } from './providers/geocoder/createGeocoder'
import { createMailTransport } from './providers/mail/createMailTransport'
import { createProviders } from './providers/newsletter/createProviders'
import type { Payments } from './providers/payments/createPayments'

type Dependencies = {
  env: Env
  /** Null for a shop that is no demonstration: nothing is found without a geocoder. */
  demo: Demo | null
  database: DatabaseConnection
  clock: Clock
  signer: Signer
  links: SiteLinks
  payments: Payments
  defineLimit: DefineLimit
  log: Logger
}

export type ModuleServices = ReturnType<typeof createModuleServices>

/** A service for each module, and the mails that they write; those that others stand on first. */
export function createModuleServices({
  env,
  demo,
  database,
  clock,
  signer,
  links,
  payments: { provider, patientProvider },
  defineLimit,
  log,
}: Dependencies) {
  const { db } = database

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

  // A mail brings the documents of its order along: two flows stand below it.
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

  return {
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
    geocoder: createGeocoder(demo?.streets ?? []),
    inventory,
    mail,
    mailSubscriptions,
    namedCarts,
    newsletter,
    orderPlans,
    orderDocuments,
    orders,
    payment,
    profiles: createProfileService({ db, mailSubscriptions }),
    requests,
    rewards,
    tracking: createTrackingService({ db, points: delivery }),
  }
}
