import type { MailTemplate } from '../Mail'
import { aside, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type SignInAttemptsFacts = { firstname: string }

/** To the owner of an account at which others guess; no link in it, because such mails are what thieves imitate. */
export const signInAttempts: MailTemplate<SignInAttemptsFacts> = ({ firstname }) =>
  writeMail({
    subject: 'Des mots de passe ont été essayés sur votre compte',
    firstname,
    blocks: [
      paragraph(
        'Aujourd’hui, plusieurs mots de passe erronés ont été essayés sur votre compte Tablée depuis des appareils que nous ne connaissons pas. Aucun n’était le bon.',
      ),
      paragraph(
        'Votre compte reste ouvert pour vous. Si votre mot de passe sert aussi sur un autre site, changez-le\u00a0: sur la page de connexion, choisissez «\u00a0Mot de passe oublié\u00a0».',
      ),
      aside('Si ces essais étaient les vôtres, ignorez cet e-mail.'),
    ],
  })
