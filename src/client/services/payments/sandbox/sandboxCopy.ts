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
  challengeQuestion: (amount: string) => `Confirmez-vous ce paiement de ${amount} ?`,
  noRealMoney:
    'Paiement de démonstration : aucun argent réel ne circule. Ici, votre banque vous enverrait une notification ou un code.',
  accept: 'Confirmer',
  refuse: 'Refuser',
} as const
