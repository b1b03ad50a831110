import { calendarFile, calendarFileName } from '#domain/order/calendarFile'
import type { Clock } from '#domain/time/clock'
import { formatOrderNumber } from '#domain/order/orderNumber'
import type { SiteLinks } from '../../base/siteLinks'
import type { MailAttachment } from '../../providers/mail/MailTransport'
import type { OrderService } from '../../modules/order/orderService'
import type { OrderDocuments } from './orderDocuments'

type Dependencies = {
  clock: Clock
  links: Pick<SiteLinks, 'track'>
  documents: Pick<OrderDocuments, 'deliveryNote'>
  orders: Pick<OrderService, 'find'>
}

/**
 * What goes with the mail that confirms an order, made when it leaves: the delivery for a calendar and the delivery note;
 * nothing for an order that is not to be delivered any more.
 */
export const createOrderAttachments =
  ({ clock, links, documents, orders }: Dependencies) =>
  async (orderId: string): Promise<MailAttachment[]> => {
    const order = (await orders.find(orderId))?.row
    const note = await documents.deliveryNote(orderId)
    if (!order || !note) return []
    const number = formatOrderNumber(order.number)
    const { slotStartAt, slotEndAt, deliveryAddress: address, trackingToken } = order
    const url = links.track(orderId, trackingToken)
    return [
      {
        filename: calendarFileName(number),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile({ number, slotStartAt, slotEndAt, address, url }, clock.now()),
      },
      { filename: note.name, contentType: 'application/pdf', content: note.pdf },
    ]
  }
