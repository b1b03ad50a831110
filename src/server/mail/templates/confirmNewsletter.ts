import type { MailTemplate } from '../Mail'
import { aside, link, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type ConfirmNewsletterFacts = { token: string }

/** Not a word of the form in it: the person who reads it may never have seen the form. */
export const confirmNewsletter: MailTemplate<ConfirmNewsletterFacts> = ({ token }, links) =>
  writeMail({
    subject: 'Confirmez votre inscription aux nouveautés de la carte',
    firstname: null,
    blocks: [
      paragraph(
        'Cette adresse a été inscrite aux nouveautés de la carte de Tablée. Confirmez que vous voulez les recevoir, une fois par mois.',
      ),
      link('Confirmer mon inscription', links.newsletterConfirmation(token)),
      aside(
        'Ce lien sert pendant sept jours. Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: rien d’autre ne vous sera envoyé.',
      ),
    ],
  })
