import { isDeepStrictEqual } from 'node:util'
import type { ItemRecoveryInput } from '#generated/server/types'
import { recoveryHour, recoveryProblems } from '#domain/order/itemRecovery'
import { recoveryAddressProblem } from '#domain/order/recoveryAddress'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import { toIso } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import { HOUR_SECONDS } from '#domain/time/durations'
import { badUserInput, requireNoProblems } from '../../base/errors'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import type { DefineLimit } from '../../limits/createLimits'
import type { MailService } from '../../mail/mailService'
import { parseRecoveryInput } from '../../modules/cart/cartContent'
import type { DeliveryService } from '../../modules/delivery/deliveryService'
import { findLines, setRecovery } from '../../modules/order/orderRepo'
import { lockOwnOrder } from '../../modules/order/ownOrder'
import { parseRecovery } from '../../modules/order/parseRecovery'
import { mayRequestRecovery } from '../../modules/order/recoveryRequest'
import { createOrderMails } from './orderMails'

/** Each change writes a mail, and mails leave one after the other. */
const REQUESTS_AN_HOUR = 20

type Dependencies = {
  db: Database
  clock: Clock
  delivery: Pick<DeliveryService, 'zoneAt'>
  mail: Pick<MailService, 'write' | 'wake'>
  defineLimit: DefineLimit
}

/** Agrees on when and where the trays of the viewer's own order are fetched, and tells it by mail; every rule of the form again. */
export function createRequestRecovery({ db, clock, delivery, mail, defineLimit }: Dependencies) {
  const limit = defineLimit('recovery', { points: REQUESTS_AN_HOUR, seconds: HOUR_SECONDS })
  const mails = createOrderMails(mail)
  return async (viewer: Viewer, orderId: string, input: ItemRecoveryInput): Promise<void> => {
    const recovery = parseRecoveryInput(input)
    await limit.take(viewer.id)
    const { recoveryAddress, selectedSlot } = recovery
    // Before the transaction: what it holds must not wait for a read outside it.
    const zone = recoveryAddress && (await delivery.zoneAt(recoveryAddress))
    const addressProblem = recoveryAddressProblem(recoveryAddress, zone?.businessUnitId)
    await db.transaction(async (tx) => {
      const order = await lockOwnOrder(tx, viewer, orderId)
      const now = clock.now()
      if (!mayRequestRecovery(order, await findLines(tx, [order.id]), now)) {
        throw badUserInput(ERROR_MESSAGES.recoveryClosed)
      }
      const { slotStartAt, slotEndAt } = order
      const delivered = { start: toIso(slotStartAt), end: toIso(slotEndAt) }
      requireNoProblems('The recovery cannot be used', {
        ...(addressProblem === null ? {} : { recoveryAddress: addressProblem }),
        ...recoveryProblems(recovery, delivered, now),
      })
      const bookedRecoveryHour = selectedSlot && recoveryHour(selectedSlot)
      const agreed = { ...recovery, bookedRecoveryHour }
      await setRecovery(tx, order.id, agreed, now)
      // A request that is sent again changes nothing, and is told once.
      if (isDeepStrictEqual(parseRecovery(order.itemRecovery), parseRecovery(agreed))) return
      await mails.recoveryBooked(tx, order.id)
    })
    mail.wake()
  }
}
