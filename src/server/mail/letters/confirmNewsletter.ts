import type { LetterWriter } from '../Letter'
import { aside, link, paragraph } from '../letterBlocks'
import { writeLetter } from '../writeLetter'

export type ConfirmNewsletterFacts = { token: string }

/** Not a word of the form in it: whoever reads it may never have seen the form. */
export const confirmNewsletter: LetterWriter<ConfirmNewsletterFacts> = ({ token }, links) =>
  writeLetter({
    subject: 'Confirmez votre inscription aux nouveautés de la carte',
    firstname: null,
    blocks: [
      paragraph(
        'Cette adresse a été inscrite aux nouveautés de la carte de Tablée. Confirmez que vous voulez les recevoir, une fois par mois.',
      ),
      link('Confirmer mon inscription', links.emailConfirmation(token)),
      aside(
        'Ce lien sert pendant sept jours. Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: rien d’autre ne vous sera envoyé.',
      ),
    ],
  })
