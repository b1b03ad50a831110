export const latePaymentCopy = {
  title: 'Régler cette commande',
  transferTitle: 'Payer par carte plutôt que par virement',
  payCard: (amount: string) => `Payer ${amount} TTC`,
  payTransfer: (amount: string) => `Payer ${amount} TTC par virement`,
  confirming: 'Votre banque nous confirme le paiement…',
  paid: 'Paiement reçu, merci.',
  transferChosen: 'Commande confirmée\u00a0: il reste à faire le virement.',
  canceled: 'Cette commande a été annulée entre-temps. Rien n’a été débité.',
  abandoned: 'Le paiement n’a pas été validé auprès de votre banque. Vous pouvez réessayer.',
  outcomeUnknown:
    'La banque n’a pas encore répondu. Ne payez pas une seconde fois autrement\u00a0: réessayez ici, le même paiement sera repris.',
  transferFailed:
    'Le virement n’a pas pu être choisi. Vérifiez votre connexion, puis réessayez\u00a0: rien n’a été débité.',
  notAllowed:
    'Le paiement par virement n’est pas ouvert pour votre compte. Choisissez le paiement par carte.',
  signedOut: 'Votre session a expiré\u00a0: reconnectez-vous, puis validez à nouveau.',
} as const
