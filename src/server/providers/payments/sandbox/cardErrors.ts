import type { DeclineCode } from './testCards'

/** A response in the shape of Stripe's; `message` is what Stripe tells a French customer. */
export type CardError = {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
}

const DECLINE_MESSAGES: Record<DeclineCode, string> = {
  generic_decline: 'Votre carte a été refusée.',
  insufficient_funds: 'Votre carte ne dispose pas de fonds suffisants.',
  lost_card: 'Votre carte a été refusée.',
  stolen_card: 'Votre carte a été refusée.',
  fraudulent: 'Votre carte a été refusée.',
  card_velocity_exceeded: 'Votre carte a été refusée\u00a0: son plafond de paiement est atteint.',
  expired_card: 'Votre carte a expiré.',
  incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
  processing_error:
    'Une erreur s’est produite lors du traitement de votre carte. Veuillez réessayer dans un instant.',
}

/** These have a code of their own; every other decline is a `card_declined`. */
const OWN_CODES: ReadonlySet<string> = new Set([
  'expired_card',
  'incorrect_cvc',
  'processing_error',
])

export const declinedWith = (decline: DeclineCode): CardError => ({
  type: 'card_error',
  code: OWN_CODES.has(decline) ? decline : 'card_declined',
  decline_code: decline,
  message: DECLINE_MESSAGES[decline],
})

const cardError = (code: string, message: string): CardError => ({
  type: 'card_error',
  code,
  message,
})

export const CARD_ERRORS = {
  incorrectNumber: cardError('incorrect_number', 'Votre numéro de carte est incorrect.'),
  notATestCard: {
    ...cardError(
      'card_declined',
      'Votre carte a été refusée\u00a0: ce paiement est fictif et n’accepte que les cartes de test.',
    ),
    decline_code: 'test_mode_live_card',
  },
  invalidExpiryMonth: cardError(
    'invalid_expiry_month',
    'Le mois d’expiration de votre carte n’est pas valide.',
  ),
  pastExpiry: cardError('invalid_expiry_year', 'La date d’expiration de votre carte est passée.'),
  invalidExpiryYear: cardError(
    'invalid_expiry_year',
    'L’année d’expiration de votre carte n’est pas valide.',
  ),
  invalidCvc: cardError('invalid_cvc', 'Le code de sécurité de votre carte n’est pas valide.'),
  authenticationFailed: cardError(
    'payment_intent_authentication_failure',
    'Votre banque n’a pas confirmé ce paiement. Réessayez, ou choisissez une autre carte.',
  ),
  setupNotAuthenticated: cardError(
    'setup_intent_authentication_failure',
    'Votre banque n’a pas confirmé cette carte. Réessayez, ou choisissez une autre carte.',
  ),
} as const satisfies Record<string, CardError>

const invalidRequest = (code: string, message: string): CardError => ({
  type: 'invalid_request_error',
  code,
  message,
})

export const REQUEST_ERRORS = {
  malformed: invalidRequest('parameter_invalid', 'La demande de paiement est incomplète.'),
  unknownIntent: invalidRequest('resource_missing', 'Ce paiement n’existe pas.'),
  unknownCard: invalidRequest('resource_missing', 'Cette carte n’est plus enregistrée.'),
  unexpectedState: invalidRequest(
    'payment_intent_unexpected_state',
    'Ce paiement ne peut plus être confirmé.',
  ),
} as const satisfies Record<string, CardError>
