export const paymentCopy = {
  title: 'Paiement',
  method: 'Moyen de paiement',
  newCard: 'Nouvelle carte',
  wireTransfer: 'Virement bancaire',
  wireTransferHint: 'L’IBAN et la référence à indiquer vous sont donnés ensuite.',
  wallet: 'Paiement express',
  walletClosed: 'Paiement express fermé\u00a0: rien n’a été débité par ce moyen.',
  orCard: 'ou par carte',
  orCardOrTransfer: 'ou par carte, ou par virement',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  cvc: 'Code de sécurité',
  cvcHint: '3 chiffres au dos de la carte, ou 4 devant.',
  saveCard: 'Enregistrer cette carte pour mes prochaines commandes',
  saveCardHint: 'Le numéro est gardé par notre prestataire de paiement, jamais par nous.',
  incomplete: {
    number: 'Saisissez le numéro de la carte.',
    expiry: 'Saisissez la date d’expiration de la carte.',
    cvc: 'Saisissez le code de sécurité de la carte.',
  },
  loading: 'Chargement du paiement sécurisé',
  loadFailed:
    'Le paiement sécurisé n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  sandbox: 'Mode démonstration : aucun argent réel ne circule. N’y saisissez pas une vraie carte.',
  testCards: 'Cartes de test',
  testCardsHint: 'Avec une date d’expiration à venir et un code de sécurité quelconque.',
  payCard: (amount: string) => `Payer ${amount} TTC`,
  payTransfer: (amount: string) => `Commander et payer ${amount} TTC par virement`,
  takesLong:
    'C’est plus long que d’habitude. Gardez cette page ouverte\u00a0: vous ne paierez pas deux fois.',
  terms: 'En validant, vous acceptez nos',
  termsLink: 'conditions générales de vente',
} as const

/** The public test numbers of the card schemes, as the provider documents them. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'Paiement accepté' },
  { number: '4000 0027 6000 3184', outcome: 'Authentification forte demandée' },
  { number: '4000 0000 0000 0002', outcome: 'Carte refusée' },
  { number: '4000 0000 0000 9995', outcome: 'Provision insuffisante' },
  { number: '4000 0000 0000 0127', outcome: 'Code de sécurité refusé' },
  { number: '4000 0000 0000 0069', outcome: 'Carte expirée' },
  { number: '4000 0000 0000 0119', outcome: 'Erreur de traitement' },
] as const
