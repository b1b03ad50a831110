import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#domain/time/clock'
import { MINUTE_MS } from '#domain/time/durations'
import type { Log } from '../base/Log'
import type { Database } from '../db/database'
import { errorWords } from '../db/errorWords'
import { raiseAlarm } from '../metrics/alarms'
import {
  type MailAttachment,
  type MailTransport,
  RefusedAddressee,
} from '../providers/mail/MailTransport'
import { PAUSES, recordFailure, recordSent, takeDueMail, type MailRow } from './mailRepo'

/** How long it tries to record that a mail has left, and the pauses between the tries. */
const NOTE_PATIENCE_MS = MINUTE_MS
const FIRST_NOTE_PAUSE_MS = 250
const MAX_NOTE_PAUSE_MS = 5_000

export type DeliveryDependencies = {
  db: Database
  clock: Clock
  transport: MailTransport
  /** The files that go with a mail about an order. */
  attachmentsOf: (orderId: string) => Promise<MailAttachment[]>
  log: Log
}

/** Delivers the mails that are written, one after the other, and tries those again that fail. */
export function createMailDelivery({
  db,
  clock,
  transport,
  attachmentsOf,
  log,
}: DeliveryDependencies) {
  let round: Promise<void> | null = null
  let isWanted = false
  let isStopped = false

  /** Tries for a minute: a mail that has left and is not recorded would be sent again, and the others wait for the database anyhow. */
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
    if (nextTryAt || isOfAddressee) log.warn(details, 'a mail has not left')
    else raiseAlarm(log, 'mailGivenUp', details, 'a mail has not left in a day and is given up')
  }

  async function deliver(mail: MailRow) {
    try {
      const { attachedOrderId: orderId } = mail
      const attachments = orderId === null ? [] : await attachmentsOf(orderId)
      await transport.deliver({ ...mail, attachments })
    } catch (error) {
      return noteFailure(mail, error)
    }
    await noteSent(mail.id, clock.now())
  }

  async function deliverAll() {
    try {
      while (isWanted && !isStopped) {
        isWanted = false
        for (;;) {
          const mail = isStopped ? null : await takeDueMail(db, clock.now())
          if (!mail) break
          await deliver(mail)
        }
      }
    } finally {
      round = null
    }
  }

  /** Delivers what is due; resolves when nothing is any more. */
  function deliverDue(): Promise<void> {
    isWanted = true
    round ??= deliverAll()
    return round
  }

  /** Says that a mail may be waiting, once its transaction is committed; without it the background job finds it. */
  function wake() {
    deliverDue().catch((error) => log.warn({ err: error }, 'mails could not be read'))
  }

  return {
    wake,
    deliverDue,

    /** Takes up no other mail; resolves when none is under way. */
    async stop() {
      isStopped = true
      await round?.catch(() => undefined)
    },
  }
}
