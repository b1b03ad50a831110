import { COMPANY } from '#domain/customer/company'
import { formatMoney } from '#domain/pricing/money'
import type { MailTemplate } from '../Mail'
import { paragraph } from '../mailBlocks'
import { orderLinks } from '../orderLinks'
import { writeMail } from '../writeMail'

type OrderCanceledFacts = {
  firstname: string
  orderId: string
  trackingToken: string
  /** As people say it: `T-24815`. */
  number: string
  payByCreditTransfer: boolean
  /** What goes back, cents TTC, by the way on which it goes. */
  owed: { card: number; wireTransfer: number }
}

export const orderCanceled: MailTemplate<OrderCanceledFacts> = (order, links) =>
  writeMail({
    subject: `Votre commande ${order.number} est annulée`,
    firstname: order.firstname,
    blocks: [
      paragraph(`La commande ${order.number} est annulée\u00a0: elle ne sera pas livrée.`),
      ...moneySentences(order).map(paragraph),
      ...orderLinks('Voir ma commande', order, links),
    ],
  })

function moneySentences({ owed, payByCreditTransfer }: OrderCanceledFacts): string[] {
  const sentences = [
    ...(owed.card > 0
      ? [
          `Nous remboursons ${formatMoney(owed.card)} sur la carte qui a payé\u00a0: selon votre banque, la somme apparaît sur votre compte sous cinq à dix jours.`,
        ]
      : []),
    ...(owed.wireTransfer > 0
      ? [
          `Nous vous rendons ${formatMoney(owed.wireTransfer)} par virement, sur le compte d’où venait le vôtre, sous cinq jours ouvrés.`,
        ]
      : []),
  ]
  if (sentences.length > 0) return sentences
  return [
    'Vous n’avez rien à payer.',
    ...(payByCreditTransfer
      ? [
          `Si un virement est déjà parti, appelez-nous au ${COMPANY.helpPhone}, nous vous le rendons.`,
        ]
      : []),
  ]
}
