import { fieldWords } from '../../../config/fieldWords'

export const rewardProgramCopy = {
  form: 'Parrainer quelqu’un',
  refereeEmail: 'Son adresse e-mail',
  refereeEmailHint:
    'Nous lui écrivons une seule fois, en votre nom. Son adresse ne sert à rien d’autre.',
  send: 'Envoyer l’invitation',
  sent: (email: string) => `C’est noté\u00a0: ${email} est dans vos invitations.`,
  list: 'Vos invitations',
  none: 'Personne pour l’instant. Pensez à vos confrères, à vos clients, à l’étage du dessus.',
  namedOn: (day: string) => `Invitation du ${day}`,
  hasOrdered: 'A commandé',
  hasNotOrdered: 'Pas encore commandé',
} as const

const ownProblems = {
  OWN: 'C’est votre propre adresse\u00a0: indiquez celle de la personne à inviter.',
  TAKEN: 'Vous avez déjà invité cette personne.',
}

/** French words for the problem of the referee's address. */
export const refereeWords = (problem: string) => fieldWords('refereeEmail', problem, ownProblems)
