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
