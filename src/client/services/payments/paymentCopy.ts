export const paymentCopy = {
  outcomeUnknown:
    'La connexion s’est interrompue : nous ne savons pas encore si le paiement est passé. Vérifiez votre commande avant de réessayer : vous ne serez débité qu’une fois.',
} as const
