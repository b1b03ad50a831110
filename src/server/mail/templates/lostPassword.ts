import type { MailTemplate } from '../Mail'
import { aside, link, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type LostPasswordFacts = { firstname: string | null; token: string }

export const lostPassword: MailTemplate<LostPasswordFacts> = ({ firstname, token }, links) =>
  writeMail({
    subject: 'Choisissez un nouveau mot de passe',
    firstname,
    blocks: [
      paragraph('Voici le lien pour choisir le nouveau mot de passe de votre compte Tablée.'),
      link('Choisir un mot de passe', links.newPassword(token)),
      aside(
        'Ce lien sert une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: votre mot de passe ne change pas.',
      ),
    ],
  })
