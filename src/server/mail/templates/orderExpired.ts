import type { MailTemplate } from '../Mail'
import { link, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type OrderExpiredFacts = {
  firstname: string
  /** As people say it: `T-24815`. */
  number: string
}

export const orderExpired: MailTemplate<OrderExpiredFacts> = ({ firstname, number }, links) =>
  writeMail({
    subject: `Votre commande ${number} n’a pas été payée`,
    firstname,
    blocks: [
      paragraph(
        `Le paiement de la commande ${number} n’a pas abouti à temps\u00a0: nous l’avons annulée et vous n’avez rien à payer. Si votre carte a été débitée tout de même, la somme vous est rendue.`,
      ),
      paragraph('Vos plats ont été rendus à la carte. Vous pouvez commander de nouveau.'),
      link('Commander de nouveau', links.home()),
    ],
  })
