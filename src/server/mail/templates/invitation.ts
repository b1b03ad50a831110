import type { MailTemplate } from '../Mail'
import { aside, link, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type InvitationFacts = {
  /** First and last name of who recommends us. */
  referrer: string
  companyName: string | null
  unsubscribeUrl: string
}

export const invitation: MailTemplate<InvitationFacts> = (
  { referrer, companyName, unsubscribeUrl },
  links,
) =>
  writeMail({
    subject: `${referrer} vous recommande Tablée`,
    firstname: null,
    blocks: [
      paragraph(
        `${referrer}${companyName === null ? '' : ` (${companyName})`} commande les repas de son équipe chez Tablée et a pensé à vous.`,
      ),
      paragraph(
        'Plateaux repas, buffets, petits-déjeuners\u00a0: tout est cuisiné le matin et livré au bureau, à Paris et en petite couronne, dans le créneau d’une demi-heure que vous choisissez.',
      ),
      link('Voir la carte', links.home()),
      aside(
        'Vous recevez ce message une seule fois, parce qu’une personne qui vous connaît nous a donné votre adresse. Elle ne sert à rien d’autre.',
      ),
    ],
    unsubscribeUrl,
    list: 'invitations',
  })
