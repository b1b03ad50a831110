import type { Clock } from '../domain/time/clock'
import { unauthenticated } from './base/errors'
import type { Viewer } from './base/Viewer'
import type { AuthService } from './modules/auth/authService'
import type { KnownDevices, VisitorDevice } from './modules/auth/knownDevices'
import type { BooksService } from './modules/books/booksService'
import type { CartService } from './modules/cart/cartService'
import type { ConfigurationService } from './modules/configuration/configurationService'
import type { CustomerService } from './modules/customer/customerService'
import type { MailSubscriptionService } from './modules/customer/mailSubscriptionService'
import type { ProfileService } from './modules/customer/profileService'
import type { RewardService } from './modules/customer/rewardService'
import type { DeliveryService } from './modules/delivery/deliveryService'
import type { FeedbackService } from './modules/feedback/feedbackService'
import type { DocumentService } from './modules/document/documentService'
import type { GeocodingService } from './modules/geocoding/geocodingService'
import type { InventoryService } from './modules/inventory/inventoryService'
import type { MailService } from './mail/mailService'
import type { OrderService } from './modules/order/orderService'
import type { NewsletterService } from './modules/newsletter/newsletterService'
import type { PaymentService } from './modules/payment/paymentService'
import type { RetentionService } from './modules/retention/retentionService'
import type { TrackingService } from './modules/tracking/trackingService'
import type { RequestService } from './modules/request/requestService'
import type { WeeklyMenuService } from './modules/weeklyMenu/weeklyMenuService'

/** One service a module, alive as long as the process. */
export type Services = {
  auth: AuthService
  devices: KnownDevices
  configuration: ConfigurationService
  delivery: DeliveryService
  inventory: InventoryService
  cart: CartService
  orders: OrderService
  documents: DocumentService
  tracking: TrackingService
  payment: PaymentService
  requests: RequestService
  newsletter: NewsletterService
  weeklyMenu: WeeklyMenuService
  customers: CustomerService
  profiles: ProfileService
  mailSubscriptions: MailSubscriptionService
  rewards: RewardService
  feedback: FeedbackService
  geocoding: GeocodingService
  mail: MailService
  books: BooksService
  retention: RetentionService
}

/** What a resolver gets, built anew for each request. */
export type Context = Services & {
  viewer: Viewer | null
  clock: Clock
  /** In the log and in the answer to an unexpected error. */
  requestId: string
  /** Who calls, for limits: an IPv4 address or the network of an IPv6 one. */
  ip: string
  device: VisitorDevice
}

/** The viewer, or the error UNAUTHENTICATED. */
export function requireViewer(context: Pick<Context, 'viewer'>): Viewer {
  if (!context.viewer) throw unauthenticated()
  return context.viewer
}
