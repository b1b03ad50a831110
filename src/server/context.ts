import type { Clock } from '../domain/clock'
import { unauthenticated } from './http/errors'
import type { AuthService } from './modules/auth/authService'
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
import type { MailService } from './modules/mail/mailService'
import type { OrderService } from './modules/order/orderService'
import type { NewsletterService } from './modules/newsletter/newsletterService'
import type { PaymentService } from './modules/payment/paymentService'
import type { TrackingService } from './modules/tracking/trackingService'
import type { RequestService } from './modules/request/requestService'
import type { WeeklyMenuService } from './modules/weeklyMenu/weeklyMenuService'

/** Who sent the request. */
export type Viewer = {
  id: number
  type: 'b2b' | 'canteen'
  email: string
  firstname: string
  lastname: string
  phone: string | null
  companyId: number | null
  companyName: string | null
  canUseWireTransfer: boolean
  paymentCustomerId: string | null
  /** Which of the user's sessions asks. */
  sessionHash: string
}

/** One service a module, alive as long as the process. */
export type Services = {
  auth: AuthService
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
}

/** What a resolver gets, built anew for each request. */
export type Context = Services & {
  viewer: Viewer | null
  clock: Clock
  /** In the log and in the answer to an unexpected error. */
  requestId: string
  /** The caller's address, for limits. */
  ip: string
}

/** The viewer, or the error UNAUTHENTICATED. */
export function requireViewer(context: Pick<Context, 'viewer'>): Viewer {
  if (!context.viewer) throw unauthenticated()
  return context.viewer
}
