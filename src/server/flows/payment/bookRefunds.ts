import type { Transaction } from '../../db/database'
import type { MailService } from '../../mail/mailService'
import type { DocumentService } from '../../modules/document/documentService'
import { findRefundsMade } from '../../modules/order/orderPaymentsReadModel'
import { createOrderMails } from '../order/orderMails'

type Dependencies = {
  documents: Pick<DocumentService, 'issueCreditNotes'>
  mail: Pick<MailService, 'write'>
}

export type BookRefunds = ReturnType<typeof createBookRefunds>

/**
 * Runs what books refunds of a locked order in the caller's transaction, then issues their credit notes and writes the
 * mails of what went. Then `mail.wake()`. Returns what that returns.
 */
export function createBookRefunds({ documents, mail }: Dependencies) {
  const mails = createOrderMails(mail)
  return async <Outcome>(
    tx: Transaction,
    orderId: string,
    book: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    const earlier = new Set((await findRefundsMade(tx, orderId)).map(({ paymentId }) => paymentId))
    const outcome = await book()
    const made = await findRefundsMade(tx, orderId)
    await documents.issueCreditNotes(tx, orderId, made)
    for (const refund of made) {
      if (!earlier.has(refund.paymentId)) await mails.refunded(tx, orderId, refund)
    }
    return outcome
  }
}
