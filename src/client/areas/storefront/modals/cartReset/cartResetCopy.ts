import { formatHour, formatWeekday, type Day } from '#domain/time/calendar'

export const cartResetCopy = {
  titles: {
    address: 'Changer d’adresse\u00a0?',
    day: 'Changer de jour\u00a0?',
    slot: 'Changer de créneau\u00a0?',
  },
  texts: {
    address:
      'La carte et les stocks changent avec l’adresse. Voici ce que deviendrait votre panier.',
    day: 'La carte et les stocks changent avec le jour. Voici ce que deviendrait votre panier.',
    slot: 'Les stocks peuvent changer avec le créneau. Voici ce que deviendrait votre panier.',
  },
  keep: 'Changer et garder mon panier',
  empty: 'Vider et changer',
  stayAtDay: (day: Day) => `Garder ${formatWeekday(day)}`,
  stayAtSlot: (start: string) => `Garder ${formatHour(start)}`,
  stayAtAddress: 'Garder mon adresse',
  comparing: 'Vérification des plats et des prix',
  failed: 'La boutique n’a pas répondu. Vérifiez votre connexion, puis réessayez.',
  nothing: 'Aucun de vos plats n’y est disponible\u00a0: il faudra composer un nouveau panier.',
  lines: 'Ce que deviendrait votre panier',
  unknown: (articles: number) =>
    articles === 1
      ? '1\u00a0article n’est plus à la carte\u00a0: il ne suivra pas.'
      : `${articles}\u00a0articles ne sont plus à la carte\u00a0: ils ne suivront pas.`,
  missing: { address: 'Pas à cette adresse', day: 'Pas ce jour-là', slot: 'Plus disponible' },
  nearest: (name: string, price: string) => `le plus proche\u00a0: ${name}, ${price} HT`,
  reduced: (kept: number, wanted: number) => `${kept} au lieu de ${wanted}`,
  price: (now: string, before: string) => `${now} HT l’unité, au lieu de ${before}`,
  total: 'Nouveau total',
  kept: 'Votre panier a suivi votre choix.',
  emptied: 'Votre panier a été vidé.',
}
