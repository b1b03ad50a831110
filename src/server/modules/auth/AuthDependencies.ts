import type { PasskeySite } from '#domain/customer/passkeys'
import type { Clock } from '#domain/time/clock'
import type { Database } from '../../db/database'
import type { DefineLimit } from '../../limits/createLimits'
import type { MailService } from '../../mail/mailService'
import type { AttemptLimits } from './attemptLimits'
import type { MailedTokens } from './mailedTokens'

/** Writes the choice of the newsletter, in the transaction that confirms the address. */
type NewsletterChoices = {
  chooseNewsletter: (tx: Database, email: string, isWanted: boolean) => Promise<boolean>
}

export type AuthDependencies = {
  db: Database
  clock: Clock
  defineLimit: DefineLimit
  mail: MailService
  mailSubscriptions: NewsletterChoices
  passkeySite: PasskeySite
}

/** What the parts of the auth service share. */
export type AuthParts = AuthDependencies & { limits: AttemptLimits; mailedTokens: MailedTokens }
