import type { MutationSubscribeToNewsletterArgs } from '../../../../__generated__/server/resolvers'
import type { Clock } from '../../../domain/clock'
import { emailProblem, normaliseEmail } from '../../../domain/fields'
import type { Database } from '../../db/database'
import { badUserInput } from '../../http/errors'
import type { MailSubscriptionService } from '../customer/mailSubscriptionService'
import type { MailService } from '../mail/mailService'
import type { RequestService } from '../request/requestService'
import { findUntoldWishes, markTold } from './newsletterRepo'
import type { NewsletterProvider } from './providers/NewsletterProvider'

const MOST_TOLD_AT_ONCE = 50
const MOST_SET_ASIDE = 500

type Dependencies = {
  db: Database
  clock: Clock
  requests: Pick<RequestService, 'takeForm' | 'writeToInbox'>
  mail: Pick<MailService, 'wake'>
  mailSubscriptions: Pick<MailSubscriptionService, 'chooseNewsletter'>
  providers: readonly NewsletterProvider[]
  log: { warn: (details: object, message: string) => void }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>

/** Who wants the newsletter: stored here, then told to the mailing providers until they know. */
export function createNewsletterService({
  db,
  clock,
  requests,
  mail,
  mailSubscriptions,
  providers,
  log,
}: Dependencies) {
  // A provider may refuse an address for ever: those that failed wait until nobody else does.
  const setAside = new Set<string>()

  async function nextWishes() {
    if (setAside.size >= MOST_SET_ASIDE) setAside.clear()
    const others = await findUntoldWishes(db, MOST_TOLD_AT_ONCE, [...setAside])
    if (others.length > 0 || setAside.size === 0) return others
    setAside.clear()
    return findUntoldWishes(db, MOST_TOLD_AT_ONCE, [])
  }

  return {
    /** The inbox reads of an address once, however often it is given. Errors BAD_USER_INPUT, RATE_LIMITED. */
    async subscribe(form: MutationSubscribeToNewsletterArgs, ip: string) {
      const problem = emailProblem(form.email)
      if (problem !== null) throw badUserInput('Not an address', { email: problem })
      await requests.takeForm(ip)
      if (form.website) return true
      const email = normaliseEmail(form.email)
      await db.transaction(async (tx) => {
        const isNew = await mailSubscriptions.chooseNewsletter(tx, email, true)
        if (isNew) await requests.writeToInbox(tx, 'newsletter', { email }, email)
      })
      mail.wake()
      return true
    },

    /** Tells every provider of the wishes that one of them may not know; what fails is told again the next time. */
    async tellProviders(): Promise<void> {
      if (providers.length === 0) return
      for (const wish of await nextWishes()) {
        const outcomes = await Promise.allSettled(
          providers.map((provider) => provider.setSubscribed(wish.email, wish.isSubscribed)),
        )
        const failure = outcomes.find(({ status }) => status === 'rejected')
        if (failure?.status === 'rejected') {
          setAside.add(wish.email)
          log.warn({ err: failure.reason }, 'A mailing provider was not told')
        } else {
          await markTold(db, wish, clock.now())
        }
      }
    },
  }
}
