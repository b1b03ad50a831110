import type {
  CanteenOrderFeedbackInput,
  CanteenOrderSummary,
  OrderFeedbackInput,
} from '#generated/server/types'
import { formatDay, toIso } from '#domain/time/calendar'
import type { Clock } from '#domain/time/clock'
import { deliveryHour } from '#domain/delivery/delivery'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import { formatOrderNumber } from '#domain/order/orderNumber'
import type { Database } from '../../db/database'
import { badUserInput, notFound } from '../../base/errors'
import { rowUuid } from '../../base/inputs'
import type { Signer } from '../../base/signing'
import type { MailService } from '../../mail/mailService'
import { CANTEEN_TAGS } from './canteenTags'
import { readCanteenFeedback, readOrderFeedback } from './feedbackInput'
import { hasFeedback, insertCanteenFeedback, insertOrderFeedback } from './feedbackRepo'
import { findItemNames, findOrderFacts, lockFeedback, type OrderFacts } from './orderFactsReadModel'

const NO_ORDER = 'No such delivered order'

/** Whether an address wants to be asked, and how it says that it does not. */
type MailPreferences = {
  isWanted: (tx: Database, email: string, list: 'feedback') => Promise<boolean>
  unsubscribeUrl: (email: string) => string
}

type Dependencies = {
  db: Database
  clock: Clock
  signer: Signer
  mail: Pick<MailService, 'write'>
  mailSubscriptions: MailPreferences
}

export type FeedbackService = ReturnType<typeof createFeedbackService>

/** What customers think of orders that were delivered. The person who holds the mailed link may say it, once. */
export function createFeedbackService(dependencies: Dependencies) {
  const { db, clock, signer, mail, mailSubscriptions } = dependencies

  // An order that is not delivered is as unknown as a made-up one: a link tells nothing else.
  async function requireDelivered(orderId: string): Promise<OrderFacts> {
    const id = rowUuid(orderId)
    const order = id === null ? null : await findOrderFacts(db, id)
    if (order?.status !== 'delivered') throw notFound(NO_ORDER)
    return order
  }

  async function orderOfHash(hash: string): Promise<OrderFacts> {
    const orderId = signer.verify('feedback', hash, clock.now())
    const order = orderId === null ? null : await requireDelivered(orderId)
    if (order?.userType !== 'canteen') throw notFound(NO_ORDER)
    return order
  }

  /** Of two at once, one waits for the other, whichever forms they are. */
  const insertOnce = (orderId: string, insert: (tx: Database) => Promise<void>): Promise<true> =>
    db.transaction(async (tx): Promise<true> => {
      await lockFeedback(tx, orderId)
      if (await hasFeedback(tx, orderId)) throw badUserInput(ERROR_MESSAGES.feedbackAlreadyDone)
      await insert(tx)
      return true
    })

  const hashOf = (orderId: string) => signer.sign('feedback', orderId, null)

  return {
    /** Error NOT_FOUND. */
    async isDone(orderId: string): Promise<boolean> {
      return hasFeedback(db, (await requireDelivered(orderId)).id)
    },

    /** Errors NOT_FOUND, BAD_USER_INPUT with the fields or `FEEDBACK_ALREADY_DONE`. */
    async submit(orderId: string, input: OrderFeedbackInput): Promise<true> {
      const { id } = await requireDelivered(orderId)
      return insertOnce(id, (tx) =>
        insertOrderFeedback(tx, {
          orderId: id,
          ...readOrderFeedback(input),
          createdAt: clock.now(),
        }),
      )
    },

    /** Error NOT_FOUND. */
    async canteenOrder(hash: string): Promise<CanteenOrderSummary> {
      const order = await orderOfHash(hash)
      const [itemNames, isFeedbackDone] = await Promise.all([
        findItemNames(db, order.id),
        hasFeedback(db, order.id),
      ])
      return {
        number: formatOrderNumber(order.number),
        deliveryHour: toIso(deliveryHour(order)),
        itemNames,
        feedbackTags: [...CANTEEN_TAGS],
        isFeedbackDone,
      }
    },

    /** Errors NOT_FOUND, BAD_USER_INPUT with the fields or `FEEDBACK_ALREADY_DONE`. */
    async submitCanteen(hash: string, input: CanteenOrderFeedbackInput): Promise<true> {
      const { id } = await orderOfHash(hash)
      return insertOnce(id, (tx) =>
        insertCanteenFeedback(tx, {
          orderId: id,
          ...readCanteenFeedback(input),
          createdAt: clock.now(),
        }),
      )
    },

    /** The hash that stands in a canteen order's link. */
    hashOf,

    /**
     * Writes the mail that asks for feedback, in the transaction that delivers the order, unless its customer has
     * stopped such mails. Then `mail.wake()`.
     */
    async sendFeedbackRequest(orderId: string, tx: Database): Promise<void> {
      const order = await findOrderFacts(tx, orderId)
      if (!order) return
      const { email } = order.account
      if (!(await mailSubscriptions.isWanted(tx, email, 'feedback'))) return
      await mail.write(tx, order.account, 'feedbackRequest', {
        firstname: order.firstname,
        number: formatOrderNumber(order.number),
        day: formatDay(order.deliveryDay),
        page:
          order.userType === 'canteen'
            ? { kind: 'canteen', hashedOrderId: hashOf(orderId) }
            : { kind: 'order', orderId },
        unsubscribeUrl: mailSubscriptions.unsubscribeUrl(email),
      })
    },
  }
}
