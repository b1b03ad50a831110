import type { AccountMode } from '../../config/paths'

export const accountCopy = {
  navigation: 'Votre compte',
  loading: 'Vérification de votre compte',
  errorTitle: 'Cette page de votre compte n’a pas pu être chargée',
  errorText: 'Vérifiez votre connexion et réessayez. Si cela persiste, appelez-nous au',
  sessionOverTitle: 'Votre session est terminée',
  sessionOverText: 'Reconnectez-vous pour retrouver cette page. Votre panier vous attend.',
  notFoundTitle: 'Cette page n’est pas dans votre compte',
  notFoundText: 'L’adresse est peut-être mal recopiée, ou concerne le compte de quelqu’un d’autre.',
  ordersLoading: 'Chargement de vos commandes',
} as const

/** What each page of the account is called, in its navigation and in its heading. */
export const MODE_NAMES: Readonly<Record<AccountMode, string>> = {
  commandes: 'Mes commandes',
  favoris: 'Mes favoris',
  paniers: 'Mes paniers',
  regulieres: 'Commandes régulières',
  informations: 'Mes informations',
  cartes: 'Mes cartes',
  'mot-de-passe': 'Mot de passe et clés d’accès',
  abonnements: 'E-mails',
  parrainage: 'Parrainage',
}

/** The sentence under the heading of each. */
export const MODE_LEADS: Readonly<Record<AccountMode, string>> = {
  commandes: 'Leur suivi, leurs factures, et de quoi les commander à nouveau.',
  favoris: 'Les plats que vous gardez sous la main, à leur prix d’aujourd’hui.',
  paniers: 'Gardés sous un nom, prêts à être commandés à nouveau.',
  regulieres:
    'Proposées par e-\u2060mail 48\u00a0heures avant ou plus tôt, commandées quand vous les confirmez.',
  informations: 'Ces réponses préremplissent vos commandes et vos factures.',
  cartes: 'Elles sont proposées au moment de payer.',
  'mot-de-passe': 'De quoi vous connecter, et protéger vos commandes et vos cartes.',
  abonnements: 'Choisissez ce que vous voulez lire.',
  parrainage:
    'Indiquez l’adresse d’une personne à qui Tablée rendrait service. Vous saurez ici quand elle passe commande.',
}
