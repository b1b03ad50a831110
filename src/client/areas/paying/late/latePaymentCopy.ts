export const latePaymentCopy = {
  title: 'Régler cette commande',
  transferTitle: 'Payer par carte plutôt que par virement',
  payCard: (amount: string) => `Payer ${amount} TTC`,
  payTransfer: (amount: string) => `Payer ${amount} TTC par virement`,
  confirming: 'Votre banque nous confirme le paiement…',
  paid: 'Paiement reçu, merci.',
  transferChosen: 'Commande confirmée\u00a0: il reste à faire le virement.',
  transferFailed:
    'Le virement n’a pas pu être choisi. Vérifiez votre connexion, puis réessayez\u00a0: rien n’a été débité.',
  notAllowed:
    'Le paiement par virement n’est pas ouvert pour votre compte. Choisissez le paiement par carte.',
} as const
