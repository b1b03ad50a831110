export const confirmationCopy = {
  title: 'Merci, votre commande est enregistrée',
  number: 'Commande numéro',
  pending: 'Paiement en cours de confirmation',
  pendingText:
    'Votre banque nous confirme le paiement. Cette page se met à jour toute seule, vous n’avez rien à faire.',
  unpaid: 'Votre commande attend son paiement',
  unpaidText: (time: string) =>
    `Elle est gardée jusqu’à ${time}. Reprenez le paiement pour la confirmer.`,
  finish: 'Reprendre le paiement',
  canceled: 'Cette commande a été annulée',
  canceledText: 'Elle ne sera pas livrée. Vous pouvez en composer une nouvelle.',
  next: 'Et maintenant ?',
  nextMail: (email: string) => `Un récapitulatif part par e-mail à ${email}.`,
  nextCooking: 'Nos cuisines préparent vos plats le matin de la livraison.',
  nextDelivery: (day: string, from: string, to: string) =>
    `Le livreur arrive ${day}, entre ${from} et ${to}.`,
  nextContact: (name: string) => `Il demandera ${name} sur place.`,
  track: 'Suivre la commande',
  transferTitle: 'Votre virement',
  transferText: (amount: string) =>
    `Merci de virer ${amount} TTC en indiquant la référence, pour que nous puissions rapprocher votre paiement.`,
  accountHolder: 'Titulaire',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Référence',
  copyIban: 'Copier l’IBAN',
  copyReference: 'Copier la référence',
  copied: 'Copié.',
  notCopied: 'La copie n’est pas permise par ce navigateur : sélectionnez le texte.',
} as const
