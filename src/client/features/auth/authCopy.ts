import { errorCopy } from '../../config/errorCopy'

export const authCopy = {
  signInTitle: 'Se connecter',
  signInLead: 'Retrouvez vos adresses, vos contacts et vos commandes.',
  signUpTitle: 'Créer un compte entreprise',
  signUpLead: 'Une minute suffit, et votre panier vous attend.',
  lostPasswordTitle: 'Un nouveau mot de passe est nécessaire',
  lostPasswordText: (email: string) =>
    `Le compte ${email} a été repris de notre ancien site : son mot de passe doit être choisi à nouveau. Appelez-nous, nous vous ouvrons l’accès dans la minute.`,
  lostPasswordCall: (phone: string) => `Appeler le ${phone}`,
  backToSignIn: 'Revenir à la connexion',
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
  noAccount: 'Pas encore de compte ?',
  hasAccount: 'Déjà un compte ?',
  welcome: (firstname: string) => `Bonjour ${firstname}, vous êtes connecté.`,
  alreadySignedIn: (name: string) => `Vous êtes connecté en tant que ${name}.`,
  goToShop: 'Voir la carte',
  rateLimited: 'Trop de tentatives. Patientez quelques minutes avant de réessayer.',
  unreachable:
    'La connexion à nos services a échoué. Vérifiez votre réseau et réessayez : rien de ce que vous avez saisi n’est perdu.',
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
