import { COMPANY } from '#domain/customer/company'
import { formatMoment } from '#domain/time/calendar'
import type { MailTemplate } from '../Mail'
import { aside, onOneLine, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type PasswordChangedFacts = { firstname: string; changedAt: Date }

/** To the owner of an account whose password is another one from now on; no link in it, because such mails are what thieves imitate. */
export const passwordChanged: MailTemplate<PasswordChangedFacts> = ({ firstname, changedAt }) =>
  writeMail({
    subject: 'Votre mot de passe a été changé',
    firstname,
    blocks: [
      paragraph(
        `Le mot de passe de votre compte Tablée a été changé le ${formatMoment(changedAt)}, et vos autres appareils ont été déconnectés.`,
      ),
      paragraph(
        `Ce n’était pas vous\u00a0? Sur la page de connexion, passez par «\u00a0Mot de passe oublié\u00a0» pour en choisir un autre, puis appelez-nous au ${onOneLine(COMPANY.helpPhone)}.`,
      ),
      aside('Si c’était vous, vous n’avez rien à faire.'),
    ],
  })
