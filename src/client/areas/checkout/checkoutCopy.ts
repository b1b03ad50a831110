export const checkoutCopy = {
  busy: 'La boutique est très sollicitée en ce moment. Rien n’a été débité\u00a0: réessayez dans un instant, la même commande sera reprise.',
  priceChanged: (total: string) =>
    `Le prix a changé\u00a0: votre commande est maintenant à ${total} TTC. Rien n’a été débité. Vérifiez ce total, puis validez à nouveau.`,
  orderedBefore: (number: string | null) =>
    `Votre commande ${number ?? 'précédente'} a bien été enregistrée, telle que vous l’aviez validée. Votre panier a changé depuis\u00a0: il n’a pas été commandé. Pour le commander en plus, validez à nouveau.`,
  trackOrder: (number: string | null) => `Suivre la commande ${number ?? 'précédente'}`,
  wireTransferNotAllowed:
    'Le paiement par virement n’est pas ouvert pour votre compte. Choisissez le paiement par carte.',
  tooFarAhead: (days: number) =>
    `Nous prenons les commandes jusqu’à ${days} jours à l’avance. Rien n’a été débité. Choisissez un jour plus proche.`,
  tooManyUnpaid:
    'Trois de vos commandes attendent déjà leur paiement. Réglez-en une ou annulez-la dans votre compte, puis revenez ici\u00a0: votre panier vous attend.',
  unpaidShare: (phone: string) =>
    `Pour vos premières commandes, nous ne réservons qu’une partie des portions d’un même plat avant paiement. Réduisez les quantités, ou appelez-nous au ${phone}\u00a0: nous nous en occupons avec vous.`,
  cartEmpty: 'Votre panier est vide : il n’y a plus rien à commander.',
  outOfStock:
    'Un plat de votre panier n’est plus disponible en quantité suffisante. Rien n’a été débité. Revenez au récapitulatif pour ajuster votre commande.',
  recoveryAddressWrong:
    'Nos coursiers ne peuvent pas reprendre les plateaux à l’adresse indiquée. Revenez à l’étape «\u00a0Livraison\u00a0» pour en choisir une autre.',
  addressElsewhere:
    'Le code postal de l’adresse ne correspond pas à son emplacement sur la carte. Choisissez-la de nouveau dans la liste\u00a0: votre panier est gardé.',
  invalid: 'Certaines informations sont à corriger avant de poursuivre.',
  steps: {
    recap: 'Récapitulatif',
    livraison: 'Livraison',
    paiement: 'Paiement',
    confirmation: 'Confirmation',
  },
  stepsLabel: 'Étapes de la commande',
  lineQuantity: (name: string) => `la quantité de ${name}`,
  quantity: (count: number) => `quantité\u00a0: ${count}`,
  smsLabel: 'Numéro de mobile à prévenir',
  smsHint: 'Le livreur enverra un SMS à ce numéro (06 ou 07) avant d’arriver.',
  smsInvalid:
    'Saisissez un numéro de mobile français, par exemple 06\u00a012\u00a034\u00a056\u00a078.',
  linesTitle: 'Vos plats',
  unitPrice: (price: string) => `${price} HT l’unité`,
} as const
