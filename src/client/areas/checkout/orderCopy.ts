import type { OrderObstacle } from './orderSteps'

export const orderCopy = {
  pageTitle: 'Votre commande',
  recap: {
    title: 'Vérifiez votre commande',
    next: 'Continuer vers la livraison',
    slotMissing: 'Il reste à choisir votre créneau de livraison.',
    chooseSlot: 'Choisir un créneau',
  },
  delivery: {
    title: 'Qui reçoit la livraison ?',
    counterTitle: 'À quel nom\u00a0?',
    next: 'Continuer vers le paiement',
  },
  payment: { title: 'Facturation et paiement' },
  loading: 'Chargement de votre commande',
  back: 'Étape précédente',
  backToShop: 'Revenir à la carte',
  empty: {
    title: 'Votre panier est vide',
    text: 'Choisissez vos plats, puis revenez ici pour commander.',
  },
  incomplete: {
    title: 'Où et quand livrer ?',
    action: 'Choisir dans la boutique',
  },
  obstacles: {
    cartEmpty: 'Votre panier est vide : choisissez vos plats avant de commander.',
    noAddress: 'Choisissez d’abord une adresse de livraison dans la boutique.',
    noSlot: 'Choisissez d’abord un jour et un créneau de livraison.',
    slotOutOfHours:
      'Ce créneau ne convient pas à tout votre panier\u00a0: choisissez-en un autre, ou retirez des articles.',
    noEmail: 'Indiquez d’abord votre adresse e-\u2060mail, puis passez au paiement.',
    noRecovery: 'Indiquez d’abord qui remet les plateaux et où, puis passez au paiement.',
    noContact: 'Indiquez d’abord qui reçoit la livraison, puis passez au paiement.',
    walletLacks:
      'Votre portefeuille n’a pas tout transmis\u00a0: complétez cette étape. Rien n’a été débité.',
  } satisfies Record<OrderObstacle | 'walletLacks', string>,
  signInTitle: 'Connectez-vous pour continuer',
  signInText:
    'Les plats de ce panier sont réservés à un compte. Votre panier et vos choix sont conservés.',
  signUp: 'Créer un compte',
  confirmation: {
    signInText: 'Cette commande se consulte avec le compte qui l’a passée.',
    missing: 'Aucune commande à confirmer',
    missingText:
      'Le lien de cette page est incomplet, ou la commande n’appartient pas à ce compte.',
  },
} as const
