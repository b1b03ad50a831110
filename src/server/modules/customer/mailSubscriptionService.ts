import type { EmailSubscriptions, MailSubscription } from '#generated/server/types'
import type { Clock } from '#domain/time/clock'
import { normaliseEmail } from '#domain/requests/fields'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { badUserInput, notFound } from '../../base/errors'
import type { Signer } from '../../base/signing'
import type { SiteLinks } from '../../base/siteLinks'
import { findUserFacts } from './customerRepo'
import { isMailListId, MAIL_LISTS, type MailListId } from './mailLists'
import {
  findMailPreferences,
  hasOtherAccount,
  resumeLists,
  setNewsletterChoice,
  stopLists,
  writeNewsletterChoice,
} from './mailListsRepo'
import { maskEmail } from './maskEmail'

const NEWSLETTER = 'newsletter'

type Dependencies = { db: Database; clock: Clock; signer: Signer; links: SiteLinks }

type Closed = Pick<Viewer, 'id' | 'email' | 'emailValidatedAt'>

export type MailSubscriptionService = ReturnType<typeof createMailSubscriptionService>

/** Which mails an address wants. What is chosen belongs to the address, not to an account. */
export function createMailSubscriptionService({ db, clock, signer, links }: Dependencies) {
  const subscriptionsOf = async (tx: Database, email: string): Promise<MailSubscription[]> =>
    toSubscriptions(await findMailPreferences(tx, email))

  /** What an address has chosen is its owner's: an account that has not confirmed it is told its own choice alone. */
  async function subscriptionsOfViewer(tx: Database, viewer: Viewer): Promise<MailSubscription[]> {
    if (viewer.emailValidatedAt !== null) return subscriptionsOf(tx, normaliseEmail(viewer.email))
    const { hasAcceptedNewsletter: wantsNewsletter } = await findUserFacts(tx, viewer.id)
    return toSubscriptions({ isKnown: true, wantsNewsletter, stopped: new Set() })
  }

  async function stop(tx: Database, email: string, lists: readonly MailListId[]) {
    if (lists.includes(NEWSLETTER)) await writeNewsletterChoice(tx, email, false, clock.now())
    await stopLists(tx, email, without(lists, NEWSLETTER), clock.now())
  }

  async function resume(tx: Database, email: string, lists: readonly MailListId[]) {
    if (lists.includes(NEWSLETTER)) await writeNewsletterChoice(tx, email, true, clock.now())
    await resumeLists(tx, email, without(lists, NEWSLETTER))
  }

  /** For an account whose address is not confirmed: the account keeps the choice, and nothing changes for the address. */
  const chooseLater = (tx: Database, { id }: Viewer, isWanted: boolean) =>
    setNewsletterChoice(tx, id, isWanted)

  function requireEmail(token: string): string {
    const email = signer.verify('unsubscribe', token, clock.now())
    if (email === null) throw notFound('Unknown link')
    // A link of an earlier release may hold it in another form.
    return normaliseEmail(email)
  }

  return {
    ofViewer: (viewer: Viewer) => subscriptionsOfViewer(db, viewer),

    /** Those named are wanted, the others are stopped. Error BAD_USER_INPUT on an unknown one. */
    choose(viewer: Viewer, wanted: readonly string[]): Promise<MailSubscription[]> {
      const lists = requireLists(wanted)
      const email = normaliseEmail(viewer.email)
      return db.transaction(async (tx) => {
        if (viewer.emailValidatedAt === null) {
          await chooseLater(tx, viewer, lists.includes(NEWSLETTER))
          return subscriptionsOfViewer(tx, viewer)
        }
        const before = await subscriptionsOf(tx, email)
        const isChanged = ({ id, isSubscribed }: MailSubscription) =>
          isSubscribed !== lists.some((list) => list === id)
        const changed = MAIL_LISTS.map(({ id }) => id).filter((id) =>
          before.some((subscription) => subscription.id === id && isChanged(subscription)),
        )
        await resume(
          tx,
          email,
          changed.filter((id) => lists.includes(id)),
        )
        await stop(
          tx,
          email,
          changed.filter((id) => !lists.includes(id)),
        )
        return subscriptionsOf(tx, email)
      })
    },

    /** The newsletter alone, in the transaction of the form that asks; whether its list changed. */
    chooseNewsletter: (tx: Database, email: string, isWanted: boolean) =>
      writeNewsletterChoice(tx, normaliseEmail(email), isWanted, clock.now()),

    /** The same for an account; while its address is not confirmed, only the account keeps the choice. */
    async chooseNewsletterOf(tx: Database, viewer: Viewer, isWanted: boolean): Promise<void> {
      if (viewer.emailValidatedAt === null) return chooseLater(tx, viewer, isWanted)
      await writeNewsletterChoice(tx, normaliseEmail(viewer.email), isWanted, clock.now())
    },

    /**
     * Of an account that is closed: the newsletter of its address ends, unless another account has that address. What it has
     * refused stays refused. An address that no one has shown to be theirs loses nothing by it.
     */
    async forget(tx: Database, account: Closed): Promise<void> {
      if (account.emailValidatedAt === null) return
      const email = normaliseEmail(account.email)
      const { wantsNewsletter } = await findMailPreferences(tx, email)
      if (!wantsNewsletter || (await hasOtherAccount(tx, email, account.id))) return
      await writeNewsletterChoice(tx, email, false, clock.now())
    },

    /** Whether a mail of this list may be written to the address. */
    async isWanted(tx: Database, email: string, list: MailListId): Promise<boolean> {
      const { wantsNewsletter, stopped } = await findMailPreferences(tx, normaliseEmail(email))
      return list === NEWSLETTER ? wantsNewsletter : !stopped.has(list)
    },

    /** The page where the holder of the address stops mails; it holds as long as the secret. */
    unsubscribeUrl: (email: string) =>
      links.emailUnsubscribe(signer.sign('unsubscribe', normaliseEmail(email), null)),

    /** Error NOT_FOUND for a link that is not ours. */
    async ofToken(token: string): Promise<EmailSubscriptions> {
      const email = requireEmail(token)
      return { maskedEmail: maskEmail(email), subscriptions: await subscriptionsOf(db, email) }
    },

    /** Errors NOT_FOUND for a link that is not ours, BAD_USER_INPUT on an unknown list. */
    async stopByToken(token: string, wanted: readonly string[] | null): Promise<true> {
      const email = requireEmail(token)
      await db.transaction(async (tx) => {
        const all = await subscriptionsOf(tx, email)
        await stop(tx, email, requireLists(wanted ?? all.map(({ id }) => id)))
      })
      return true
    },
  }
}

const toSubscriptions = ({
  isKnown,
  wantsNewsletter,
  stopped,
}: Awaited<ReturnType<typeof findMailPreferences>>): MailSubscription[] =>
  MAIL_LISTS.filter(({ isForCustomers }) => isKnown || !isForCustomers).map(
    ({ id, name, description }) => ({
      id,
      name,
      description,
      isSubscribed: id === NEWSLETTER ? wantsNewsletter : !stopped.has(id),
    }),
  )

const without = (lists: readonly MailListId[], left: MailListId) =>
  lists.filter((list) => list !== left)

function requireLists(ids: readonly string[]): MailListId[] {
  if (!ids.every(isMailListId)) throw badUserInput('Unknown list', { lists: 'INVALID' })
  return ids.filter(isMailListId)
}
