export const paymentOutcomeCopy = {
  outcomeUnknown:
    'La connexion s’est interrompue\u00a0: nous ne savons pas encore si le paiement est passé. Vérifiez votre commande avant de réessayer\u00a0: vous ne serez débité qu’une fois.',
} as const
