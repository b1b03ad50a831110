export const giveUpCopy = {
  giveUp: 'Annuler cette commande',
  title: (number: string) => `Annuler la commande ${number}\u00a0?`,
  text: 'Rien n’a été débité. Ses plats et son créneau ne vous sont plus réservés.',
  keep: 'La garder',
  confirm: 'Annuler la commande',
  done: 'Votre commande est annulée.',
  kept: (phone: string) =>
    `Un paiement de cette commande est peut-être en cours\u00a0: elle ne peut pas être annulée maintenant. Réessayez dans un instant, ou appelez-nous au ${phone}.`,
} as const
