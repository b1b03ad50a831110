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
  ordersLead: 'Leur suivi, leurs factures, et de quoi les commander à nouveau.',
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
