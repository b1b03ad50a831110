export const sandboxCopy = {
  numberPlaceholder: '1234 1234 1234 1234',
  monthPlaceholder: 'mois',
  yearPlaceholder: 'année',
  monthLabel: 'Mois d’expiration',
  yearLabel: 'Année d’expiration',
  incompleteNumber: 'Le numéro de votre carte est incomplet.',
  invalidNumber: 'Le numéro de votre carte n’est pas valide.',
  incompleteExpiry: 'La date d’expiration de votre carte est incomplète.',
  invalidMonth: 'Le mois d’expiration doit être compris entre 01 et 12.',
  pastExpiry: 'La date d’expiration de votre carte est passée.',
  incompleteCvc: 'Le code de sécurité de votre carte est incomplet.',
  challengeTitle: 'Votre banque demande une confirmation',
  challengeQuestion: (amount: string) => `Confirmez-vous ce paiement de ${amount}\u00a0?`,
  saveCardCheck: 'Confirmez-vous l’enregistrement de cette carte\u00a0?',
  noRealMoney:
    'Paiement de démonstration\u00a0: aucun argent réel ne circule. Ici, votre banque vous enverrait une notification ou un code.',
  wallet: 'Portefeuille de démonstration',
  walletText: (amount: string) =>
    `Vous payez ${amount} TTC à Tablée avec la carte de ce portefeuille.`,
  walletTells: (name: string, address: string) =>
    `Ce portefeuille transmet pour la facture\u00a0: ${name}, ${address}.`,
  walletTellsContact: (email: string, phone: string) =>
    `Et pour la livraison\u00a0: ${email}, ${phone}.`,
  walletNote: 'Portefeuille de démonstration\u00a0: aucun argent réel ne circule.',
  walletPay: 'Payer',
  walletCancel: 'Annuler',
  accept: 'Confirmer',
  refuse: 'Refuser',
} as const
