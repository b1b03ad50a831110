import { errorCopy } from '../../config/errorCopy'

export const authCopy = {
  signInTitle: 'Se connecter',
  signInLead: 'Retrouvez vos adresses, vos contacts et vos commandes.',
  signUpTitle: 'Créer un compte entreprise',
  signUpLead: 'Une minute suffit, et votre panier vous attend.',
  accountType: 'Type de compte',
  company: 'Entreprise',
  canteen: 'Cantine',
  lostPassword: 'Mot de passe oublié\u00a0?',
  lostPasswordTitle: 'Mot de passe oublié',
  lostPasswordLead: 'Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  passwordNeededTitle: 'Un nouveau mot de passe est nécessaire',
  passwordNeeded: (email: string) =>
    `Le compte ${email} n’a pas encore de mot de passe sur ce site.`,
  sendLink: 'Recevoir le lien',
  mailSentTitle: 'Un e-mail est parti',
  passwordMailSent: (email: string) =>
    `Si un compte existe pour ${email}, il reçoit un lien pour choisir un nouveau mot de passe. Le lien sert une fois, pendant une heure.`,
  passwordMailSentTo: (email: string) =>
    `Le compte ${email} n’a pas encore de mot de passe sur ce site\u00a0: nous venons d’y envoyer un lien pour le choisir. Il sert une fois, pendant une heure.`,
  nothingReceived: (phone: string) =>
    `Rien reçu\u00a0? Regardez dans les courriers indésirables, ou appelez-nous au ${phone}.`,
  sendAgain: 'Renvoyer le lien',
  sentAgain: 'Le lien est renvoyé.',
  backToSignIn: 'Revenir à la connexion',
  canteenAccess: 'Première visite à la cantine\u00a0?',
  canteenAccessAction: 'Demander un accès',
  canteenAccessTitle: 'Accéder à la cantine',
  canteenAccessLead:
    'Saisissez votre adresse professionnelle\u00a0: si votre entreprise a une cantine chez nous, vous recevez un lien d’accès.',
  workEmail: 'Adresse e-mail professionnelle',
  canteenMailSent: (email: string) =>
    `Si l’adresse ${email} ouvre droit à une cantine, elle reçoit un lien d’accès. Il sert une fois, pendant une heure.`,
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPasswordHint:
    'Au moins 12 caractères avec minuscule, majuscule, chiffre et signe, ou 14 caractères.',
  firstname: 'Prénom',
  lastname: 'Nom',
  acceptTerms: 'J’accepte les conditions générales de vente (CGV)',
  acceptNewsletter: 'Je souhaite recevoir les nouveautés de la carte, une fois par mois',
  signIn: 'Se connecter',
  signUp: 'Créer mon compte',
  noAccount: 'Pas encore de compte\u00a0?',
  hasAccount: 'Déjà un compte\u00a0?',
  newPassword: 'Nouveau mot de passe',
  newPasswordAgain: 'Le même, encore une fois',
  passwordsDiffer: 'Les deux mots de passe ne sont pas les mêmes.',
  savePassword: 'Enregistrer le mot de passe',
  checking: 'Vérification du lien',
  retry: 'Réessayer',
  welcome: (firstname: string) => `Bonjour ${firstname}, vous êtes connecté.`,
  alreadySignedIn: (name: string) => `Vous êtes connecté en tant que ${name}.`,
  goToShop: 'Voir la carte',
  rateLimited: 'Trop de tentatives. Patientez quelques minutes avant de réessayer.',
  unreachable:
    'La connexion à nos services a échoué. Vérifiez votre réseau et réessayez\u00a0: rien de ce que vous avez saisi n’est perdu.',
  failed: (phone: string) => errorCopy.orderFailed(phone),
} as const

/** Words for the codes of `domain/fields` and of the server's `extensions.fields`. */
export const fieldCopy = {
  REQUIRED: 'Ce champ est obligatoire.',
  EMAIL: 'Saisissez une adresse e-mail complète, par exemple prenom@entreprise.fr.',
  TAKEN: 'Un compte existe déjà pour cette adresse email.',
  TOO_SHORT: 'Le mot de passe doit compter au moins 12 caractères.',
  TOO_SIMPLE:
    'Mélangez minuscules, majuscules, chiffres et signes, ou choisissez au moins 14 caractères.',
  TOO_LONG: 'Ce texte est trop long.',
  MUST_ACCEPT: errorCopy.termsNotAccepted,
  INVALID: 'Cette valeur n’est pas acceptée.',
} as const
