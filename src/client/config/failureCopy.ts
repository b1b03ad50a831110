import { COMPANY } from '../../domain/company'
import { errorCopy } from './errorCopy'

/** Words for a form that could not be sent, whatever it asked. */
export const failureCopy = {
  rateLimited: 'Trop de tentatives. Patientez quelques minutes avant de réessayer.',
  unreachable:
    'La connexion à nos services a échoué. Vérifiez votre réseau et réessayez : rien de ce que vous avez saisi n’est perdu.',
  signedOut: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  failed: errorCopy.orderFailed(COMPANY.helpPhone),
} as const

/** Words for the codes of `domain/fields` that most forms meet. */
export const fieldProblemCopy = {
  REQUIRED: 'Ce champ est obligatoire.',
  EMAIL: 'Saisissez une adresse e-mail complète, par exemple prenom@entreprise.fr.',
  PHONE: 'Saisissez un numéro français à dix chiffres, par exemple 01 99 00 56 78.',
  TOO_LONG: 'Ce texte est trop long.',
  INVALID: 'Cette valeur n’est pas acceptée.',
} as const
