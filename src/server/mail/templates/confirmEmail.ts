import type { MailTemplate } from '../Mail'
import { aside, link, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type ConfirmEmailFacts = { token: string }

/** Not a word of the form in it: the person who reads it may never have seen the form. */
export const confirmEmail: MailTemplate<ConfirmEmailFacts> = ({ token }, links) =>
  writeMail({
    subject: 'Confirmez votre adresse e-mail',
    firstname: null,
    blocks: [
      paragraph(
        'Un compte Tablée a été ouvert avec cette adresse. Confirmez qu’elle est la vôtre\u00a0: les e-mails de vos commandes partent ensuite.',
      ),
      link('Confirmer mon adresse', links.emailConfirmation(token)),
      aside(
        'Ce lien sert une seule fois, pendant sept jours. Si vous n’avez pas ouvert de compte, ignorez cet e-mail\u00a0: rien d’autre ne vous sera envoyé.',
      ),
    ],
  })
