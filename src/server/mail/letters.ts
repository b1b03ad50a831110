import type { LetterWriter } from './Letter'
import { canteenAccess, type CanteenAccessFacts } from './letters/canteenAccess'
import { confirmEmail, type ConfirmEmailFacts } from './letters/confirmEmail'
import { confirmNewsletter, type ConfirmNewsletterFacts } from './letters/confirmNewsletter'
import { feedbackRequest, type FeedbackRequestFacts } from './letters/feedbackRequest'
import { invitation, type InvitationFacts } from './letters/invitation'
import { lostPassword, type LostPasswordFacts } from './letters/lostPassword'
import { orderCanceled, type OrderCanceledFacts } from './letters/orderCanceled'
import { orderConfirmed, type OrderConfirmedFacts } from './letters/orderConfirmed'
import { orderLapsed, type OrderLapsedFacts } from './letters/orderLapsed'
import { orderRefunded, type OrderRefundedFacts } from './letters/orderRefunded'
import { request, type RequestFacts } from './letters/request'
import { signInAttempts, type SignInAttemptsFacts } from './letters/signInAttempts'
import { termsToAccept, type TermsToAcceptFacts } from './letters/termsToAccept'
import { transferReceived, type TransferReceivedFacts } from './letters/transferReceived'
import { welcome, type WelcomeFacts } from './letters/welcome'

/** What each kind of mail is written from. */
export type LetterFacts = {
  canteenAccess: CanteenAccessFacts
  confirmEmail: ConfirmEmailFacts
  confirmNewsletter: ConfirmNewsletterFacts
  feedbackRequest: FeedbackRequestFacts
  invitation: InvitationFacts
  lostPassword: LostPasswordFacts
  orderCanceled: OrderCanceledFacts
  orderConfirmed: OrderConfirmedFacts
  orderLapsed: OrderLapsedFacts
  orderRefunded: OrderRefundedFacts
  request: RequestFacts
  signInAttempts: SignInAttemptsFacts
  termsToAccept: TermsToAcceptFacts
  transferReceived: TransferReceivedFacts
  welcome: WelcomeFacts
}

export type LetterKind = keyof LetterFacts

/** Every kind of mail that the shop writes. */
export const LETTERS: { readonly [Kind in LetterKind]: LetterWriter<LetterFacts[Kind]> } = {
  canteenAccess,
  confirmEmail,
  confirmNewsletter,
  feedbackRequest,
  invitation,
  lostPassword,
  orderCanceled,
  orderConfirmed,
  orderLapsed,
  orderRefunded,
  request,
  signInAttempts,
  termsToAccept,
  transferReceived,
  welcome,
}
