import type { RequestMode } from '../../../domain/requestForms'

export const requestsCopy = {
  quoteTitle: 'Demander un devis',
  quoteIntro: 'Dites-nous l’essentiel\u00a0: nous répondons sous un jour ouvré.',
  contactTitle: 'Nous écrire',
  contactIntro:
    'Une question, une remarque, une commande particulière\u00a0: une personne vous répond.',
  phoneCallTitle: 'Être rappelé',
  phoneCallIntro: 'Laissez votre numéro, nous vous appelons dans la journée.',
  catalogueTitle: 'Recevoir le catalogue',
  catalogueIntro: 'Le catalogue de la saison, par e-mail.',
  newsletterTitle: 'Les nouveautés de la carte',
  newsletterIntro:
    'Les plats de la saison, une fois par mois. Chaque lettre porte son lien de désinscription.',
  weeklyMenuTitle: 'Le menu de la semaine',
  weeklyMenuIntro:
    'Deux pages à afficher\u00a0: les plats de chaque jour et leurs allergènes, en PDF.',
  mode: 'Votre projet',
  eventDate: 'Date',
  persons: 'Nombre de personnes',
  firstname: 'Prénom',
  lastname: 'Nom',
  fullName: 'Votre nom',
  phone: 'Téléphone',
  email: 'E-mail',
  company: 'Entreprise',
  postalCode: 'Code postal de l’événement',
  postalCodeCompany: 'Code postal de l’entreprise',
  headcount: 'Effectif',
  choose: 'Choisir…',
  message: 'Message',
  messageHint: 'Budget, régimes, horaires, lieu\u00a0: tout ce qui nous aide à bien répondre.',
  privacy: 'J’accepte que ces données servent à répondre à ma demande',
  privacyMissing: 'Cochez cette case pour que nous puissions vous répondre.',
  week: 'Semaine',
  withPrice: 'Avec les prix',
  sendQuote: 'Envoyer la demande',
  sendContact: 'Envoyer le message',
  sendPhoneCall: 'Demander un rappel',
  sendCatalogue: 'Recevoir le catalogue',
  sendNewsletter: 'M’inscrire',
  makeMenu: 'Préparer le PDF',
  quoteSent: 'Votre demande est partie. Nous vous répondons sous un jour ouvré.',
  contactSent: 'Votre message est parti. Nous vous répondons à l’adresse que vous avez donnée.',
  phoneCallSent: 'C’est noté\u00a0: nous vous appelons dans la journée.',
  catalogueSent: 'C’est noté\u00a0: le catalogue arrive dans votre boîte.',
  newsletterSent: 'Vous êtes inscrit. À bientôt dans votre boîte.',
  menuReady: 'Le menu est prêt.',
  openMenu: 'Ouvrir le PDF',
  anotherMenu: 'Choisir une autre semaine',
  rateLimited: 'Plusieurs demandes sont déjà parties d’ici. Patientez une heure, ou appelez-nous.',
  unreachable:
    'La connexion à nos services a échoué. Vérifiez votre réseau et réessayez\u00a0: rien de ce que vous avez saisi n’est perdu.',
  close: 'Fermer',
} as const

export const MODE_WORDS: Record<RequestMode, string> = {
  mealtray: 'Plateaux repas',
  buffet: 'Menus et buffets',
  breakfast: 'Petits-déjeuners',
  pastry: 'Pâtisserie',
  roomService: 'Room service',
  canteen: 'Cantine d’entreprise',
}

export const HEADCOUNT_WORDS: Readonly<Record<string, string>> = {
  '1-9': '1 à 9 personnes',
  '10-49': '10 à 49 personnes',
  '50-99': '50 à 99 personnes',
  '100-249': '100 à 249 personnes',
  '250+': '250 personnes ou plus',
}
