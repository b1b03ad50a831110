import type { AgreedRecovery } from '#domain/order/agreedRecovery'
import { formatDayOf, toInstant } from '#domain/time/calendar'
import type { MailTemplate } from '../Mail'
import { aside, facts, paragraph } from '../mailBlocks'
import { orderLinks } from '../orderLinks'
import { recoveryRows } from '../recoveryRows'
import { writeMail } from '../writeMail'

type RecoveryBookedFacts = {
  firstname: string
  orderId: string
  trackingToken: string
  /** As people say it: `T-24815`. */
  number: string
  deliveryAddress: string
  recovery: AgreedRecovery
}

/** Tells when the trays of an order are fetched, once it was agreed or changed after the order. */
export const recoveryBooked: MailTemplate<RecoveryBookedFacts> = (
  { firstname, number, deliveryAddress, recovery, ...order },
  links,
) =>
  writeMail({
    subject: `Reprise des plateaux\u00a0: ${formatDayOf(recovery.slot.start)}`,
    firstname,
    expiresAt: toInstant(recovery.slot.end),
    blocks: [
      paragraph(`Nous repassons chercher les plateaux de la commande ${number}.`),
      facts({
        Commande: number,
        ...recoveryRows({ ...recovery, address: recovery.address ?? deliveryAddress }),
      }),
      ...orderLinks('Voir ma commande', order, links),
      aside(
        '«\u00a0Voir ma commande\u00a0» s’ouvre sans compte\u00a0: transmettez ce lien à la personne qui remet les plateaux, elle verra l’heure et le lieu de la reprise, sans les prix.',
      ),
    ],
  })
