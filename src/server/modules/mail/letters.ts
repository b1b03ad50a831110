import type { LetterWriter } from './Letter'
import { canteenAccess, type CanteenAccessFacts } from './letters/canteenAccess'
import { feedbackRequest, type FeedbackRequestFacts } from './letters/feedbackRequest'
import { invitation, type InvitationFacts } from './letters/invitation'
import { lostPassword, type LostPasswordFacts } from './letters/lostPassword'
import { orderConfirmed, type OrderConfirmedFacts } from './letters/orderConfirmed'
import { orderLapsed, type OrderLapsedFacts } from './letters/orderLapsed'
import { termsToAccept, type TermsToAcceptFacts } from './letters/termsToAccept'
import { welcome, type WelcomeFacts } from './letters/welcome'

/** What each kind of mail is written from. */
export type LetterFacts = {
  canteenAccess: CanteenAccessFacts
  feedbackRequest: FeedbackRequestFacts
  invitation: InvitationFacts
  lostPassword: LostPasswordFacts
  orderConfirmed: OrderConfirmedFacts
  orderLapsed: OrderLapsedFacts
  termsToAccept: TermsToAcceptFacts
  welcome: WelcomeFacts
}

export type LetterKind = keyof LetterFacts

/** Every kind of mail that the shop writes. */
export const LETTERS: { readonly [Kind in LetterKind]: LetterWriter<LetterFacts[Kind]> } = {
  canteenAccess,
  feedbackRequest,
  invitation,
  lostPassword,
  orderConfirmed,
  orderLapsed,
  termsToAccept,
  welcome,
}
