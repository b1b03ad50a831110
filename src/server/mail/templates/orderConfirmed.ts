import { formatUnits } from '#domain/catalogue/units'
import { formatDay, formatDayOf, formatSlot } from '#domain/time/calendar'
import type { AgreedRecovery } from '#domain/order/agreedRecovery'
import { transferDueOn } from '#domain/order/invoiceTerms'
import { formatMoney } from '#domain/pricing/money'
import type { MailTemplate } from '../Mail'
import { aside, facts, list, onOneLine, paragraph } from '../mailBlocks'
import { orderLinks } from '../orderLinks'
import { recoveryRows } from '../recoveryRows'
import { writeMail } from '../writeMail'

type OrderConfirmedFacts = {
  firstname: string
  orderId: string
  /** Lets the recipient of the delivery follow the order. */
  trackingToken: string
  /** As people say it: `T-24815`. */
  number: string
  slotStartAt: Date
  slotEndAt: Date
  deliveryAddress: string
  deliveryContactName: string
  deliveryContactPhone: string
  deliveryDetails: string | null
  /** The customer's own reference or note for the invoice. */
  invoiceDetails: string | null
  /** When its trays are fetched; null where none are, or not yet agreed. */
  recovery: AgreedRecovery | null
  /** People whom it serves, 0 when nothing says how many. */
  people: number
  dishes: readonly { name: string; quantity: number }[]
  /** Cents. */
  totalTTC: number
  /** Where to send the money of a bank transfer; null once paid by card, or when nothing is due. */
  transfer: { iban: string; bic: string; accountHolder: string; reference: string } | null
}

export const orderConfirmed: MailTemplate<OrderConfirmedFacts> = (order, links) =>
  writeMail({
    subject: `Votre commande ${order.number} est confirmée`,
    firstname: order.firstname,
    blocks: [
      paragraph('Merci pour votre commande. Nous la préparons pour le jour et l’heure choisis.'),
      facts({
        Commande: order.number,
        Livraison: `${formatDayOf(order.slotStartAt)}, ${onOneLine(formatSlot(order.slotStartAt, order.slotEndAt))}`,
        Adresse: order.deliveryAddress,
        'À remettre à': `${order.deliveryContactName}, ${onOneLine(order.deliveryContactPhone)}`,
        Instructions: order.deliveryDetails || null,
        ...(order.recovery ? recoveryRows(order.recovery) : {}),
        Convives: order.people > 0 ? String(order.people) : null,
        'Votre référence': order.invoiceDetails || null,
        'Total TTC': formatMoney(order.totalTTC),
      }),
      list(
        'Vos plats',
        order.dishes.map(({ name, quantity }) => formatUnits(quantity, name)),
      ),
      ...(order.transfer
        ? [
            paragraph(
              `Il reste à faire le virement, au plus tard le ${formatDay(transferDueOn(order.slotStartAt))}, en rappelant sa référence\u00a0:`,
            ),
            facts({
              Bénéficiaire: order.transfer.accountHolder,
              IBAN: order.transfer.iban,
              BIC: order.transfer.bic,
              Référence: order.transfer.reference,
              Montant: formatMoney(order.totalTTC),
            }),
          ]
        : []),
      ...orderLinks('Suivre ma commande', order, links),
      aside(
        '«\u00a0Suivre ma commande\u00a0» s’ouvre sans compte\u00a0: transmettez ce lien à la personne qui reçoit la commande, elle verra où en est la livraison, sans les prix. Le bon de livraison et l’entrée pour votre agenda sont joints à ce message.',
      ),
    ],
    attachedOrderId: order.orderId,
  })
