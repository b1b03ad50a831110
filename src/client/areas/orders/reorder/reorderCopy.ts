export const reorderCopy = {
  open: 'Recommander',
  ofOrder: (number: string) => `la commande ${number}`,
  title: (number: string) => `Recommander la commande ${number}`,
  lead: (address: string) => `Livraison à la même adresse\u00a0: ${address}.`,
  loading: 'Recherche des jours de livraison',
  comparing: 'Vérification des plats et des prix',
  failed: 'La boutique n’a pas répondu. Vérifiez votre connexion, puis réessayez.',
  notDelivered:
    'Nous ne livrons plus à cette adresse. Choisissez-en une autre dans la boutique pour composer votre commande.',
  noDay: 'Aucun jour de livraison n’est ouvert pour l’instant.',
  day: 'Jour de la livraison',
  sameDay: (fee: string) => `Frais de dernière minute\u00a0: ${fee} HT.`,
  slot: 'Créneau',
  noSlot: 'Plus aucun créneau ce jour-là\u00a0: choisissez un autre jour.',
  noSuchHour: (hour: string) => `Pas de livraison à\u00a0${hour} ce jour-là.`,
  slotHours: (from: string, to: string) => `${from} – ${to}`,
  content: 'Ce qui sera dans votre panier',
  unchanged: 'Tout est disponible, aux mêmes prix.',
  changed: 'Depuis votre commande, quelque chose a changé\u00a0:',
  nothing: 'Plus rien de cette commande n’est disponible ce jour-là. Essayez un autre jour.',
  gone: 'Aucun de ces plats n’est plus à la carte.',
  missing: 'Indisponible ce jour-là',
  reduced: (available: number, quantity: number) =>
    `Il en reste ${available} sur les ${quantity} commandés`,
  price: (before: string, now: string) => `${now} HT l’unité, au lieu de ${before}`,
  total: 'Total des plats',
  fill: 'Remplir mon panier',
  resetTitle: 'Remplacer votre panier\u00a0?',
  reset: (count: number) =>
    count > 1
      ? `Votre panier contient déjà ${count} articles. Ils seront remplacés.`
      : 'Votre panier contient déjà un article. Il sera remplacé.',
  resetConfirm: 'Remplacer',
  resetKeep: 'Garder mon panier',
  replaced: 'Votre panier a été remplacé.',
} as const
