import { HELP_PHONE_WORDS } from '#domain/customer/company'
import { errorCopy } from './errorCopy'

/** Words for a form that could not be sent, whatever it asked. */
export const failureCopy = {
  rateLimited: (wait = 'quelques minutes') =>
    `Trop de tentatives. Patientez ${wait} avant de réessayer.`,
  unreachable:
    'La connexion à nos services a échoué. Vérifiez votre réseau et réessayez : rien de ce que vous avez saisi n’est perdu.',
  busy: 'La boutique est très sollicitée en ce moment. Réessayez dans un instant\u00a0: rien de ce que vous avez saisi n’est perdu.',
  outcomeUnknown:
    'La connexion a été coupée pendant l’enregistrement. Vérifiez s’il a eu lieu avant de recommencer.',
  signedOut: 'Votre session est terminée. Reconnectez-vous, puis recommencez.',
  failed: errorCopy.orderFailed(HELP_PHONE_WORDS),
} as const
