import type { MutationSubscribeToNewsletterArgs } from '#generated/server/types'
import type { Clock } from '#domain/time/clock'
import { emailProblem, normaliseEmail } from '#domain/requests/fields'
import type { Log } from '../../base/Log'
import { DAY_MS, DAY_SECONDS } from '#domain/time/durations'
import type { Database } from '../../db/database'
import { badUserInput } from '../../base/errors'
import type { DefineLimit } from '../../limits/createLimits'
import type { Signer } from '../../base/signing'
import type { MailService } from '../../mail/mailService'
import { findUnsyncedSubscriptions, markSynced } from './newsletterRepo'
import type { NewsletterProvider } from '../../providers/newsletter/NewsletterProvider'

const MAX_SENT_AT_ONCE = 50
const MAX_CONFIRMATIONS_A_DAY = 3
const CONFIRMATION_LASTS = 7 * DAY_MS
const MAX_SET_ASIDE = 500

type Dependencies = {
  db: Database
  clock: Clock
  /** Counts a form that an address sends. Error RATE_LIMITED. */
  takeForm: (ip: string) => Promise<unknown>
  mail: Pick<MailService, 'send'>
  signer: Signer
  defineLimit: DefineLimit
  providers: readonly NewsletterProvider[]
  log: Pick<Log, 'warn'>
}

export type NewsletterService = ReturnType<typeof createNewsletterService>

/** Who wants the newsletter: stored here, then sent to the mailing providers until they know. */
export function createNewsletterService({
  db,
  clock,
  takeForm,
  mail,
  signer,
  defineLimit,
  providers,
  log,
}: Dependencies) {
  const confirmations = defineLimit('newsletter-mail', {
    points: MAX_CONFIRMATIONS_A_DAY,
    seconds: DAY_SECONDS,
  })
  // A provider may refuse an address for ever: those that failed wait until no one else does.
  const setAside = new Set<string>()

  async function nextUnsynced() {
    if (setAside.size >= MAX_SET_ASIDE) setAside.clear()
    const others = await findUnsyncedSubscriptions(db, MAX_SENT_AT_ONCE, [...setAside])
    if (others.length > 0 || setAside.size === 0) return others
    setAside.clear()
    return findUnsyncedSubscriptions(db, MAX_SENT_AT_ONCE, [])
  }

  return {
    /** Mails the link that subscribes: the address may be another person's. Errors BAD_USER_INPUT, RATE_LIMITED. */
    async subscribe(form: MutationSubscribeToNewsletterArgs, ip: string) {
      const problem = emailProblem(form.email)
      if (problem !== null) throw badUserInput('Not an address', { email: problem })
      await takeForm(ip)
      if (form.website) return true
      const email = normaliseEmail(form.email)
      // More of them would be what a stranger wants of this form.
      if ((await confirmations.count(email)) > MAX_CONFIRMATIONS_A_DAY) return true
      const expiresAt = new Date(clock.now().getTime() + CONFIRMATION_LASTS)
      const token = signer.sign('newsletter', email, expiresAt)
      await mail.send(email, 'confirmNewsletter', { token })
      return true
    },

    /** The address that a mailed link subscribes; null for a token that is none of the newsletter's. */
    emailOfToken: (token: string): string | null => signer.verify('newsletter', token, clock.now()),

    /** Sends every provider the subscriptions that one of them may not know; what fails is sent again the next time. */
    async syncProviders(): Promise<void> {
      if (providers.length === 0) return
      for (const subscription of await nextUnsynced()) {
        const outcomes = await Promise.allSettled(
          providers.map((provider) =>
            provider.setSubscribed(subscription.email, subscription.isSubscribed),
          ),
        )
        const failure = outcomes.find(({ status }) => status === 'rejected')
        if (failure?.status === 'rejected') {
          setAside.add(subscription.email)
          log.warn({ err: failure.reason }, 'a mailing provider was not told')
        } else {
          await markSynced(db, subscription, clock.now())
        }
      }
    },
  }
}
