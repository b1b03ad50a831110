import type { Clock } from '../../../domain/time/clock'
import type { Database } from '../../db/database'
import type { DefineLimit } from '../../limits/createLimits'
import type { MailSubscriptionService } from '../customer/mailSubscriptionService'
import type { MailService } from '../../mail/mailService'
import type { AttemptLimits } from './attemptLimits'
import type { MailedTokens } from './mailedTokens'

export type AuthDependencies = {
  db: Database
  clock: Clock
  defineLimit: DefineLimit
  mail: MailService
  mailSubscriptions: Pick<MailSubscriptionService, 'chooseNewsletter'>
}

/** What the parts of the auth service share. */
export type AuthParts = AuthDependencies & { limits: AttemptLimits; mailedTokens: MailedTokens }
