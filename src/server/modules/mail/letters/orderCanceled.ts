import { COMPANY } from '../../../../domain/company'
import type { LetterWriter } from '../Letter'
import { link, paragraph } from '../letterBlocks'
import { writeLetter } from '../writeLetter'

export type OrderCanceledFacts = {
  firstname: string
  orderId: string
  /** As people say it: `T-24815`. */
  number: string
}

export const orderCanceled: LetterWriter<OrderCanceledFacts> = (order, links) =>
  writeLetter({
    subject: `Votre commande ${order.number} est annulée`,
    firstname: order.firstname,
    blocks: [
      paragraph(
        `La commande ${order.number} est annulée\u00a0: elle ne sera pas livrée, et vous n’avez rien à payer. Si un virement est déjà parti, appelez-nous au ${COMPANY.helpPhone}, nous vous le rendons.`,
      ),
      link('Voir ma commande', links.order(order.orderId)),
    ],
  })
