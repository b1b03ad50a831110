import { formatMoney } from '#domain/pricing/money'
import type { MailTemplate } from '../Mail'
import { paragraph } from '../mailBlocks'
import { orderLinks } from '../orderLinks'
import { writeMail } from '../writeMail'

type TransferReceivedFacts = {
  firstname: string
  orderId: string
  trackingToken: string
  /** As people say it: `T-24815`. */
  number: string
  /** Cents TTC. */
  amount: number
  /** Whether its invoice is issued, and now receipted. */
  isInvoiced: boolean
}

export const transferReceived: MailTemplate<TransferReceivedFacts> = (order, links) =>
  writeMail({
    subject: `Nous avons reçu votre virement pour la commande ${order.number}`,
    firstname: order.firstname,
    blocks: [
      paragraph(
        `Votre virement de ${formatMoney(order.amount)} est arrivé\u00a0: la commande ${order.number} est entièrement payée. Merci.`,
      ),
      ...(order.isInvoiced
        ? [paragraph('La facture acquittée vous attend parmi les documents de la commande.')]
        : []),
      ...orderLinks('Voir ma commande', order, links),
    ],
  })
