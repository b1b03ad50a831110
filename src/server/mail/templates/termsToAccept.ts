import type { MailTemplate } from '../Mail'
import { aside, link, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type TermsToAcceptFacts = { firstname: string; token: string }

export const termsToAccept: MailTemplate<TermsToAcceptFacts> = ({ firstname, token }, links) =>
  writeMail({
    subject: 'Acceptez nos conditions générales de vente',
    firstname,
    blocks: [
      paragraph(
        'Votre compte est ouvert. Il reste une chose à faire\u00a0: lire et accepter les conditions générales de vente de Tablée.',
      ),
      link('Lire et accepter les conditions', links.termsValidation(token)),
      aside('Ce lien sert une seule fois, pendant sept jours.'),
    ],
  })
