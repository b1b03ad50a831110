import type { MailTemplate } from './Mail'
import { accountClosed } from './templates/accountClosed'
import { canteenAccess } from './templates/canteenAccess'
import { confirmEmail } from './templates/confirmEmail'
import { confirmNewsletter } from './templates/confirmNewsletter'
import { feedbackRequest } from './templates/feedbackRequest'
import { invitation } from './templates/invitation'
import { lostPassword } from './templates/lostPassword'
import { orderCanceled } from './templates/orderCanceled'
import { orderConfirmed } from './templates/orderConfirmed'
import { orderExpired } from './templates/orderExpired'
import { orderRefunded } from './templates/orderRefunded'
import { passkeyAdded } from './templates/passkeyAdded'
import { passwordChanged } from './templates/passwordChanged'
import { plannedOrder } from './templates/plannedOrder'
import { recoveryBooked } from './templates/recoveryBooked'
import { request } from './templates/request'
import { signInAttempts } from './templates/signInAttempts'
import { termsToAccept } from './templates/termsToAccept'
import { transferReceived } from './templates/transferReceived'
import { welcome } from './templates/welcome'

/** Every kind of mail that the shop writes. */
const TEMPLATES = {
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

export type MailKind = keyof typeof TEMPLATES

/** What each kind of mail is written from. */
export type MailFacts = { [Kind in MailKind]: Parameters<(typeof TEMPLATES)[Kind]>[0] }

/** The same by kind: each takes the facts of its own. */
export const MAIL_TEMPLATES: { readonly [Kind in MailKind]: MailTemplate<MailFacts[Kind]> } =
  TEMPLATES
