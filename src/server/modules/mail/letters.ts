import type { LetterWriter } from './Letter'
import { canteenAccess, type CanteenAccessFacts } from './letters/canteenAccess'
import { feedbackRequest, type FeedbackRequestFacts } from './letters/feedbackRequest'
import { invitation, type InvitationFacts } from './letters/invitation'
import { lostPassword, type LostPasswordFacts } from './letters/lostPassword'
import { orderCanceled, type OrderCanceledFacts } from './letters/orderCanceled'
import { orderConfirmed, type OrderConfirmedFacts } from './letters/orderConfirmed'
import { orderLapsed, type OrderLapsedFacts } from './letters/orderLapsed'
import { request, type RequestFacts } from './letters/request'
import { termsToAccept, type TermsToAcceptFacts } from './letters/termsToAccept'
import { transferReceived, type TransferReceivedFacts } from './letters/transferReceived'
import { welcome, type WelcomeFacts } from './letters/welcome'

/** What each kind of mail is written from. */
export type LetterFacts = {
  canteenAccess: CanteenAccessFacts
  feedbackRequest: FeedbackRequestFacts
  invitation: InvitationFacts
  lostPassword: LostPasswordFacts
  orderCanceled: OrderCanceledFacts
  orderConfirmed: OrderConfirmedFacts
  orderLapsed: OrderLapsedFacts
  request: RequestFacts
  termsToAccept: TermsToAcceptFacts
  transferReceived: TransferReceivedFacts
  welcome: WelcomeFacts
}

export type LetterKind = keyof LetterFacts

/** Every kind of mail that the shop writes. */
export const LETTERS: { readonly [Kind in LetterKind]: LetterWriter<LetterFacts[Kind]> } = {
  canteenAccess,
  feedbackRequest,
  invitation,
  lostPassword,
  orderCanceled,
  orderConfirmed,
  orderLapsed,
  request,
  termsToAccept,
  transferReceived,
  welcome,
}
