import type { LetterWriter } from '../Letter'
import { link, paragraph } from '../letterBlocks'
import { writeLetter } from '../writeLetter'

export type OrderLapsedFacts = {
  firstname: string
  /** As people say it: `T-24815`. */
  number: string
}

export const orderLapsed: LetterWriter<OrderLapsedFacts> = ({ firstname, number }, links) =>
  writeLetter({
    subject: `Votre commande ${number} n’a pas été payée`,
    firstname,
    blocks: [
      paragraph(
        `Le paiement de la commande ${number} n’a pas abouti à temps\u00a0: nous l’avons annulée et vous n’avez pas été débité.`,
      ),
      paragraph('Vos plats ont été rendus à la carte. Vous pouvez commander de nouveau.'),
      link('Commander de nouveau', links.home()),
    ],
  })
