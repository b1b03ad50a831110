export const canteenFeedbackCopy = {
  title: 'Votre repas vous a-t-il plu ?',
  lead: (number: string, day: string) => `Commande ${number}, livrée le ${day}`,
  form: 'Votre avis sur le repas',
  verdict: 'Votre avis',
  satisfied: 'Oui, il m’a plu',
  dissatisfied: 'Non, pas cette fois',
  verdictMissing: 'Dites-nous si le repas vous a plu.',
  goodTags: 'Qu’est-ce qui vous a plu ?',
  badTags: 'Qu’est-ce qui n’allait pas ?',
  comment: 'Un mot pour la cuisine',
  tooLong: 'Ce texte dépasse 2 000 caractères.',
  tagGone: 'Un des mots choisis n’est plus proposé. Rechargez la page, puis renvoyez votre avis.',
  send: 'Envoyer mon avis',
  thanksTitle: 'Merci, votre avis est bien arrivé',
  thanks: 'La cuisine le lit avant de composer les prochains menus.',
  doneTitle: 'Vous avez déjà donné votre avis',
  done: 'Un avis par repas suffit. À bientôt à la cantine.',
  notFoundTitle: 'Ce repas n’attend pas d’avis',
  notFound: 'Le lien est peut-être mal recopié. Il se trouve en entier dans notre e-\u2060mail.',
} as const

/** French words for the problem of a field. */
export const canteenFeedbackWords = (problem: string): string =>
  problem === 'TOO_LONG' ? canteenFeedbackCopy.tooLong : canteenFeedbackCopy.verdictMissing
