import type { MailTemplate } from './Mail'
import { accountClosed, type AccountClosedFacts } from './templates/accountClosed'
import { canteenAccess, type CanteenAccessFacts } from './templates/canteenAccess'
import { confirmEmail, type ConfirmEmailFacts } from './templates/confirmEmail'
import { confirmNewsletter, type ConfirmNewsletterFacts } from './templates/confirmNewsletter'
import { feedbackRequest, type FeedbackRequestFacts } from './templates/feedbackRequest'
import { invitation, type InvitationFacts } from './templates/invitation'
import { lostPassword, type LostPasswordFacts } from './templates/lostPassword'
import { orderCanceled, type OrderCanceledFacts } from './templates/orderCanceled'
import { orderConfirmed, type OrderConfirmedFacts } from './templates/orderConfirmed'
import { orderExpired, type OrderExpiredFacts } from './templates/orderExpired'
import { orderRefunded, type OrderRefundedFacts } from './templates/orderRefunded'
import { passkeyAdded, type PasskeyAddedFacts } from './templates/passkeyAdded'
import { passwordChanged, type PasswordChangedFacts } from './templates/passwordChanged'
import { plannedOrder, type PlannedOrderFacts } from './templates/plannedOrder'
import { recoveryBooked, type RecoveryBookedFacts } from './templates/recoveryBooked'
import { request, type RequestFacts } from './templates/request'
import { signInAttempts, type SignInAttemptsFacts } from './templates/signInAttempts'
import { termsToAccept, type TermsToAcceptFacts } from './templates/termsToAccept'
import { transferReceived, type TransferReceivedFacts } from './templates/transferReceived'
import { welcome, type WelcomeFacts } from './templates/welcome'

/** What each kind of mail is written from. */
export type MailFacts = {
  accountClosed: AccountClosedFacts
  canteenAccess: CanteenAccessFacts
  confirmEmail: ConfirmEmailFacts
  confirmNewsletter: ConfirmNewsletterFacts
  feedbackRequest: FeedbackRequestFacts
  invitation: InvitationFacts
  lostPassword: LostPasswordFacts
  orderCanceled: OrderCanceledFacts
  orderConfirmed: OrderConfirmedFacts
  orderExpired: OrderExpiredFacts
  orderRefunded: OrderRefundedFacts
  passkeyAdded: PasskeyAddedFacts
  passwordChanged: PasswordChangedFacts
  plannedOrder: PlannedOrderFacts
  recoveryBooked: RecoveryBookedFacts
  request: RequestFacts
  signInAttempts: SignInAttemptsFacts
  termsToAccept: TermsToAcceptFacts
  transferReceived: TransferReceivedFacts
  welcome: WelcomeFacts
}

export type MailKind = keyof MailFacts

/** Every kind of mail that the shop writes. */
export const MAIL_TEMPLATES: { readonly [Kind in MailKind]: MailTemplate<MailFacts[Kind]> } = {
  accountClosed,
  canteenAccess,
  confirmEmail,
  confirmNewsletter,
  feedbackRequest,
  invitation,
  lostPassword,
  orderCanceled,
  orderConfirmed,
  orderExpired,
  orderRefunded,
  passkeyAdded,
  passwordChanged,
  plannedOrder,
  recoveryBooked,
  request,
  signInAttempts,
  termsToAccept,
  transferReceived,
  welcome,
}
