export const confirmationCopy = {
  title: 'Merci, votre commande est enregistrée',
  number: 'Commande numéro',
  pending: 'Paiement en cours de confirmation',
  pendingText:
    'Votre banque nous confirme le paiement. Cette page se met à jour toute seule, vous n’avez rien à faire.',
  unpaid: 'Votre commande attend son paiement',
  unpaidText: (time: string) => `Réglez-la avant ${time} pour être livré.`,
  unpaidOver: 'Elle n’a pas été payée à temps\u00a0: elle va être annulée.',
  finish: 'Reprendre le paiement',
  canceled: 'Cette commande a été annulée',
  canceledText: 'Elle ne sera pas livrée. Vous pouvez en composer une nouvelle.',
  next: 'Et maintenant ?',
  nextMail: (email: string) => `Un récapitulatif part par e-\u2060mail à ${email}.`,
  nextMailOnceConfirmed: (email: string) =>
    `Dès que vous aurez confirmé votre adresse, un récapitulatif partira par e-\u2060mail à ${email}.`,
  nextCooking: 'Nos cuisines préparent vos plats le matin de la livraison.',
  nextDelivery: (day: string, from: string, to: string) =>
    `Le livreur arrive ${day}, entre ${from} et ${to}.`,
  nextContact: (name: string) => `Il demandera ${name} sur place.`,
  track: 'Suivre la commande',
} as const
