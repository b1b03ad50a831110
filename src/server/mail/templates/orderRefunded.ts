import { formatMoney } from '#domain/pricing/money'
import type { MailTemplate } from '../Mail'
import { paragraph } from '../mailBlocks'
import { orderLinks } from '../orderLinks'
import { writeMail } from '../writeMail'

type OrderRefundedFacts = {
  firstname: string
  orderId: string
  trackingToken: string
  /** As people say it: `T-24815`. */
  number: string
  /** What went back this time, cents TTC. */
  amount: number
  /** Whether that is the price of the whole order. */
  isWhole: boolean
  method: 'card' | 'wireTransfer'
  hasCreditNote: boolean
}

export const orderRefunded: MailTemplate<OrderRefundedFacts> = (order, links) =>
  writeMail({
    subject: `Nous vous avons remboursé ${formatMoney(order.amount)}`,
    firstname: order.firstname,
    blocks: [
      paragraph(whatSentence(order)),
      paragraph(WHEN[order.method]),
      ...(order.hasCreditNote
        ? [paragraph('L’avoir qui corrige votre facture vous attend avec elle dans votre compte.')]
        : []),
      ...orderLinks('Voir ma commande', order, links),
    ],
  })

const whatSentence = ({ number, amount, isWhole }: OrderRefundedFacts) =>
  isWhole
    ? `La commande ${number} vous est entièrement remboursée\u00a0: ${formatMoney(amount)}.`
    : `Nous vous avons remboursé ${formatMoney(amount)} sur la commande ${number}.`

const WHEN = {
  card: 'La somme revient sur la carte qui a payé\u00a0: selon votre banque, elle apparaît sur votre compte sous cinq à dix jours.',
  wireTransfer:
    'La somme vous est rendue par virement\u00a0: elle arrive sous quelques jours ouvrés.',
} as const
