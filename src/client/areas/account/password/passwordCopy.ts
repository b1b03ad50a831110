import { errorCopy } from '../../../config/errorCopy'
import { fieldWords } from '../../../config/fieldWords'

export const passwordCopy = {
  form: 'Changer mon mot de passe',
  actualPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint:
    'Au moins 12\u00a0caractères avec minuscule, majuscule, chiffre et signe, ou 14\u00a0caractères.',
  none: 'Vous n’avez pas encore de mot de passe\u00a0: vous êtes entré par un lien reçu par e-\u2060mail. Avec un mot de passe, vous n’en aurez plus besoin.',
  save: 'Changer le mot de passe',
  saveFirst: 'Choisir ce mot de passe',
  chosenMeanwhile: 'Votre compte a déjà un mot de passe\u00a0: indiquez-le pour en changer.',
  saved: 'Votre mot de passe est enregistré. Vos autres appareils ont été déconnectés.',
} as const

const ownProblems = {
  SAME: 'Choisissez un mot de passe différent de l’actuel.',
  WRONG: errorCopy.wrongPassword,
  SIGN_IN:
    'Vous êtes connecté depuis plus d’un quart d’heure. Pour votre sécurité, déconnectez-vous, puis demandez un lien par «\u00a0Mot de passe oublié\u00a0».',
}

/** French words for the problem of a password. */
export const passwordWords = (field: string, problem: string) =>
  fieldWords(field, problem, ownProblems)
