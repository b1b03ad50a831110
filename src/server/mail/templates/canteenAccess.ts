import type { MailTemplate } from '../Mail'
import { aside, link, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type CanteenAccessFacts = { companyName: string; token: string }

export const canteenAccess: MailTemplate<CanteenAccessFacts> = ({ companyName, token }, links) =>
  writeMail({
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
