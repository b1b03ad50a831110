import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#domain/time/clock'
import { isClosedAddress } from '#domain/customer/accountClosing'
import { normaliseEmail } from '#domain/requests/fields'
import type { Log } from '../base/Log'
import { MINUTE_MS } from '../base/durations'
import type { Database } from '../db/database'
import { raiseAlarm } from '../metrics/alarms'
import { showUnsentMails } from '../metrics/mails'
import { errorWords } from '../db/errorWords'
import type { SiteLinks } from '../base/siteLinks'
import type { Addressee } from './Addressee'
import { MAIL_TEMPLATES, type MailFacts, type MailKind } from './mailTemplates'
import {
  type MailAttachment,
  type MailTransport,
  RefusedAddressee,
} from '../providers/mail/MailTransport'
import {
  deleteUnsentMails,
  findMail,
  findRecentMails,
  insertMail,
  PAUSES,
  recordFailure,
  recordSent,
  countUnsentMails,
  findFailedMails,
  retryFailedMails,
  releaseMails,
  takeDueMail,
  type MailRow,
} from './mailRepo'
import { isUnconfirmed } from './addresseeReadModel'

const MAX_LISTED = 100
/** For how long it is tried to write down that a mail has left, and the pauses between the tries. */
const NOTE_PATIENCE_MS = MINUTE_MS
const FIRST_NOTE_PAUSE_MS = 250
const MAX_NOTE_PAUSE_MS = 5_000

type Dependencies = {
  db: Database
  clock: Clock
  links: SiteLinks
  transport: MailTransport
  /** The files that go with a mail about an order. */
  attachmentsOf: (orderId: string) => Promise<MailAttachment[]>
  log: Log
}

export type MailService = ReturnType<typeof createMailService>

/** Mails: written down together with what causes them, carried away afterwards, tried again while they fail. */
export function createMailService({
  db,
  clock,
  links,
  transport,
  attachmentsOf,
  log,
}: Dependencies) {
  let round: Promise<void> | null = null
  let isWanted = false
  let isStopped = false

  /** What has left would go again when the database was away for a moment; the mails behind it wait for the database anyhow. */
  async function noteSent(id: number, sentAt: Date) {
    const startedAt = performance.now()
    for (let pause = FIRST_NOTE_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_NOTE_PAUSE_MS)) {
      try {
        return await recordSent(db, id, sentAt, !transport.keepsContent)
      } catch (error) {
        if (isStopped || performance.now() - startedAt + pause > NOTE_PATIENCE_MS) throw error
        await wait(pause)
      }
    }
  }

  /** Plans the next try, or gives the mail up: after the last one, and at once where no other can help. */
  async function noteFailure(mail: MailRow, error: unknown) {
    const isOfAddressee = error instanceof RefusedAddressee
    const isHopeless = isOfAddressee && error.isForGood
    const pause = isHopeless ? undefined : PAUSES[mail.tries - 1]
    const nextTryAt = pause === undefined ? null : new Date(clock.now().getTime() + pause)
    await recordFailure(db, mail.id, { nextTryAt, lastError: errorWords(error) })
    const details = { err: error, mailId: mail.id, isGivenUp: !nextTryAt }
    // Anyone can give the shop an address that takes no mail: that wakes no one.
    if (nextTryAt || isOfAddressee) log.warn(details, 'A mail has not left')
    else raiseAlarm(log, 'mailGivenUp', details, 'A mail has not left in a day and is given up')
  }

  async function carry(mail: MailRow) {
    try {
      const { attachedOrderId: orderId } = mail
      const attachments = orderId === null ? [] : await attachmentsOf(orderId)
      await transport.deliver({ ...mail, attachments })
    } catch (error) {
      return noteFailure(mail, error)
    }
    await noteSent(mail.id, clock.now())
  }

  async function carryAll() {
    try {
      while (isWanted && !isStopped) {
        isWanted = false
        for (;;) {
          const mail = isStopped ? null : await takeDueMail(db, clock.now())
          if (!mail) break
          await carry(mail)
        }
      }
    } finally {
      round = null
    }
  }

  /** Carries away what waits; resolves when nothing is due any more. */
  function deliverDue(): Promise<void> {
    isWanted = true
    round ??= carryAll()
    return round
  }

  /** Says that a mail may be waiting, once its transaction is committed; without it the background job finds it. */
  function wake() {
    deliverDue().catch((error) => log.warn({ err: error }, 'Mails could not be read'))
  }

  /**
   * Writes a mail down in the caller's transaction: it leaves if and only if that commits, and once its account is
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
    deliverDue,

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

    /** Takes up no other mail; resolves when none is under way. */
    async stop() {
      isStopped = true
      await round?.catch(() => undefined)
    },
  }
}

async function accountToWaitFor(tx: Database, addressee: Addressee): Promise<number | null> {
  if (typeof addressee === 'string' || 'leavesAtOnce' in addressee) return null
  if (addressee.emailValidatedAt !== null) return null
  return (await isUnconfirmed(tx, addressee.id)) ? addressee.id : null
}
