import type { LetterWriter } from '../Letter'
import { aside, link, paragraph } from '../letterBlocks'
import { writeLetter } from '../writeLetter'

export type CanteenAccessFacts = { companyName: string; token: string }

export const canteenAccess: LetterWriter<CanteenAccessFacts> = ({ companyName, token }, links) =>
  writeLetter({
    subject: 'Ouvrez votre accès à la cantine',
    firstname: null,
    blocks: [
      paragraph(
        `Confirmez votre adresse e-mail pour commander à la cantine de ${companyName}, livrée par Tablée.`,
      ),
      link('Confirmer mon adresse', links.canteenValidation(token)),
      aside(
        'Ce lien sert une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez cet e-mail.',
      ),
    ],
  })
