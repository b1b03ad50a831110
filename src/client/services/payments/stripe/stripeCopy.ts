export const stripeCopy = {
  expiryPlaceholder: 'mois / année',
  technicalFailure: 'Le paiement n’a pas pu être traité. Réessayez dans un instant.',
} as const
