import { formatMoment } from '#domain/time/calendar'
import type { MailTemplate } from '../Mail'
import { aside, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type PasskeyAddedFacts = { firstname: string; name: string; addedAt: Date }

/** To the owner of an account that another key opens from now on; no link in it, because such mails are what thieves imitate. */
export const passkeyAdded: MailTemplate<PasskeyAddedFacts> = ({ firstname, name, addedAt }) =>
  writeMail({
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    firstname,
    blocks: [
      paragraph(
        `La clé d’accès «\u00a0${name}\u00a0» a été ajoutée à votre compte Tablée le ${formatMoment(addedAt)}. Elle permet de s’y connecter sans mot de passe, depuis l’appareil ou le gestionnaire de mots de passe qui la garde.`,
      ),
      paragraph(
        'Ce n’était pas vous\u00a0? Connectez-vous, supprimez cette clé sur la page «\u00a0Mot de passe\u00a0» de votre compte, puis changez votre mot de passe\u00a0: vos autres appareils seront déconnectés.',
      ),
      aside('Si c’était vous, vous n’avez rien à faire.'),
    ],
  })
