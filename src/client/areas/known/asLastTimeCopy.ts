import { addDays, formatDay, formatHour, formatWeekday, type Day } from '#domain/time/calendar'
import type { ProposedSlot } from '#domain/order/asLastTime'
import type { OrderRefusal } from '#domain/order/orderRefusal'
import { peopleWords } from '../../config/peopleWords'

const dateOf = (day: Day) => formatDay(day).split(' ').slice(1).join(' ')

/** When an order was, seen from today: `hier`, `vendredi dernier`, `le vendredi 6 novembre`. */
const sinceWords = (day: Day, today: Day): string => {
  if (day === addDays(today, -1)) return 'hier'
  return day >= addDays(today, -7) ? `${formatWeekday(day)} dernier` : `le ${formatDay(day)}`
}

export const asLastTimeCopy = {
  title: (day: Day, today: Day) => `Comme ${sinceWords(day, today)}`,
  plannedTitle: 'Votre commande régulière',
  signInToConfirm: (day: Day) =>
    `Connectez-vous pour confirmer votre livraison du ${formatDay(day)}. Rien n’est débité avant.`,
  paused:
    'Cette commande régulière est en pause\u00a0: aucune date ne vous est proposée. Vous pouvez la reprendre, ou payer ci-dessous pour cette fois seulement.',
  resume: 'Reprendre chaque semaine',
  resumed: 'C’est repris\u00a0: les prochaines dates vous seront proposées par e-\u2060mail.',
  rise: (before: string, now: string) =>
    `Cette commande coûte maintenant ${now} TTC, au lieu de ${before}\u00a0: plus de 5\u00a0% de hausse.`,
  acceptRise: 'J’accepte ce nouveau prix pour cette fois',
  riseNeeded: 'Acceptez le nouveau prix pour confirmer, ou modifiez la commande dans le panier.',
  people: peopleWords.inSentence,
  priceThen: (price: string) => `${price} TTC ce jour-là`,
  next: ({ day, slot, isUsual }: ProposedSlot) =>
    `${isUsual ? `Prochain ${formatWeekday(day)} possible` : 'Prochaine livraison possible'}\u00a0: ${formatDay(day)} à\u00a0${formatHour(slot.start)}`,
  /** A weekday is the next one of its name; a later day is named by its date. */
  open: (day: Day, today: Day) =>
    `Recommander pour ${day < addDays(today, 7) ? formatWeekday(day) : `le ${dateOf(day)}`}`,
  otherDay: (day: Day) =>
    `Pas de livraison possible le ${formatDay(day)}\u00a0: voici le premier jour qui l’est.`,
  alreadyOrdered: 'Vous avez déjà une commande ce jour-là\u00a0: celle-ci s’y ajoutera.',
  loading: 'Recherche du prochain jour possible',
  content: 'Ce que vous commandez',
  address: 'Adresse',
  contact: 'Contact',
  details: 'Instructions',
  invoice: 'Facture',
  siret: 'SIRET',
  card: 'Carte',
  withCard: (card: string) => `Avec la carte ${card}`,
  pricing: 'Calcul du total',
  noCard:
    'Aucune carte valable n’est enregistrée\u00a0: la commande se paie à l’étape du paiement.',
  toCheckout: 'Remplir mon panier et payer',
  change: 'Modifier dans le panier',
  missing: (amount: string) =>
    `Il manque ${amount} HT pour atteindre le minimum de commande\u00a0: complétez-la dans le panier.`,
  orderedBefore: (number: string | null) =>
    `Votre commande ${number ?? 'précédente'} a bien été enregistrée, telle que vous l’aviez validée. Celle-ci a changé depuis\u00a0: elle n’a pas été passée. Pour la passer en plus, validez à nouveau.`,
  itemsChanged:
    'Le stock vient de changer. Rien n’a été débité. Vérifiez ce qui reste, puis validez à nouveau.',
  slotGone:
    'Ce créneau vient d’être pris. Rien n’a été débité. Un autre vous est proposé\u00a0: vérifiez-le, puis validez.',
  refused: {
    SLOT_UNAVAILABLE:
      'Ce créneau vient d’être pris. Rien n’a été débité. Un autre vous est proposé\u00a0: vérifiez-le, puis validez.',
    TOO_LATE:
      'Il est trop tard pour ce créneau. Rien n’a été débité. Un autre vous est proposé\u00a0: vérifiez-le, puis validez.',
    TOO_FAR:
      'Nous ne pouvons pas livrer à cette adresse ce jour-là. Rien n’a été débité. Choisissez un autre jour.',
    OUT_OF_DISTANCE:
      'Nous ne livrons plus à cette adresse. Rien n’a été débité. Choisissez-en une autre dans le panier.',
    MINIMUM_ORDER_AMOUNT:
      'Le minimum de commande n’est plus atteint. Rien n’a été débité. Complétez votre commande dans le panier.',
  } satisfies Partial<Record<OrderRefusal, string>>,
} as const
