import { isClosedAddress } from '#domain/customer/accountClosing'
import { normaliseEmail } from '#domain/requests/fields'
import type { Database } from '../db/database'
import { showUnsentMails } from '../metrics/mails'
import type { SiteLinks } from '../base/siteLinks'
import type { Addressee } from './Addressee'
import { MAIL_TEMPLATES, type MailFacts, type MailKind } from './mailTemplates'
import { createMailDelivery, type DeliveryDependencies } from './mailDelivery'
import {
  deleteUnsentMails,
  findMail,
  findRecentMails,
  insertMail,
  countUnsentMails,
  findFailedMails,
  retryFailedMails,
  releaseMails,
} from './mailRepo'
import { isUnconfirmed } from './addresseeReadModel'

const MAX_LISTED = 100

type Dependencies = DeliveryDependencies & { links: SiteLinks }

export type MailService = ReturnType<typeof createMailService>

/** Mails: written together with what causes them, and delivered afterwards. */
export function createMailService({ links, ...dependencies }: Dependencies) {
  const { db, clock } = dependencies
  const { wake, ...delivery } = createMailDelivery(dependencies)

  /**
   * Writes a mail in the caller's transaction: it leaves if and only if that commits, and once its account is
   * confirmed; who has closed theirs gets none. Then `wake()`.
   */
  async function write<Kind extends MailKind>(
    tx: Database,
    addressee: Addressee,
    kind: Kind,
    facts: MailFacts[Kind],
  ): Promise<void> {
    const recipient = normaliseEmail(typeof addressee === 'string' ? addressee : addressee.email)
    if (isClosedAddress(recipient)) return
    const now = clock.now()
    const mail = MAIL_TEMPLATES[kind](facts, links)
    const heldFor = await accountToWaitFor(tx, addressee)
    await insertMail(tx, {
      ...mail,
      recipient,
      createdAt: now,
      nextTryAt: heldFor === null ? now : null,
      heldFor,
      userId: typeof addressee === 'string' ? null : addressee.id,
    })
  }

  return {
    write,
    /** In the transaction that confirms an account's address; then `wake()`. */
    release: (tx: Database, userId: number) => releaseMails(tx, userId, clock.now()),
    /** What has not left of an account that is closed. */
    forget: deleteUnsentMails,
    wake,
    ...delivery,

    /** A mail that belongs to no transaction. */
    async send<Kind extends MailKind>(addressee: Addressee, kind: Kind, facts: MailFacts[Kind]) {
      await write(db, addressee, kind, facts)
      wake()
    },

    /** Shows how many mails have not left. */
    async watch(): Promise<void> {
      const { oldest, ...counts } = await countUnsentMails(db)
      const oldestSeconds = oldest ? (clock.now().getTime() - oldest.getTime()) / 1000 : 0
      showUnsentMails({ ...counts, oldestSeconds: Math.max(0, oldestSeconds) })
    },

    /** Mails that failed and have not left, the oldest first. */
    failed: () => findFailedMails(db, MAX_LISTED),

    /** Has them tried again now; returns how many. The background job carries them. */
    retryFailed: () => retryFailedMails(db, clock.now()),

    /** For the developers' list. */
    recent: () => findRecentMails(db, MAX_LISTED),
    find: (id: number) => findMail(db, id),
  }
}

async function accountToWaitFor(tx: Database, addressee: Addressee): Promise<number | null> {
  if (typeof addressee === 'string' || 'leavesAtOnce' in addressee) return null
  if (addressee.emailValidatedAt !== null) return null
  return (await isUnconfirmed(tx, addressee.id)) ? addressee.id : null
}
