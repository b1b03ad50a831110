/** The sentence under the heading of a page of the account. */
export const accountPagesCopy = {
  informations: 'Ces réponses préremplissent vos commandes et vos factures.',
  favoris: 'Les plats que vous gardez sous la main, à leur prix d’aujourd’hui.',
  paniers: 'Gardés sous un nom, prêts à être commandés à nouveau.',
  regulieres:
    'Proposées par e-\u2060mail 48\u00a0heures avant, commandées quand vous les confirmez.',
  cartes: 'Elles sont proposées au moment de payer.',
  password: 'De quoi vous connecter, et protéger vos commandes et vos cartes.',
  mails: 'Choisissez ce que vous voulez lire.',
  reward:
    'Indiquez l’adresse d’une personne à qui Tablée rendrait service. Vous saurez ici quand elle passe commande.',
} as const
