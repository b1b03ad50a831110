import { formatDay, formatHour, formatWeekday, parisDay, toInstant } from '#domain/time/calendar'

const weekdayOf = (slotStartAt: string) => formatWeekday(parisDay(toInstant(slotStartAt)))

export const plansCopy = {
  repeat: (slotStartAt: string) => `Répéter chaque ${weekdayOf(slotStartAt)}`,
  repeated: (slotStartAt: string) =>
    `C’est noté\u00a0: chaque ${weekdayOf(slotStartAt)}, un e-\u2060mail vous propose la commande 48\u00a0heures avant, plus tôt s’il le faut.`,
  isRepeated: (slotStartAt: string) => `Répétée chaque ${weekdayOf(slotStartAt)}`,
  isPaused: 'Cette commande régulière est en pause',
  toPlans: 'Voir les dates',
  tooMany: (most: number) =>
    `Votre compte répète déjà ${most}\u00a0commandes\u00a0: arrêtez-en une d’abord.`,
  none: 'Aucune commande régulière',
  noneText:
    'Sur la page d’une commande, «\u00a0Répéter chaque …\u00a0» la prépare chaque semaine. Rien n’est commandé ni débité sans votre accord.',
  title: (slotStartAt: string) =>
    `Chaque ${weekdayOf(slotStartAt)} à\u00a0${formatHour(slotStartAt)}`,
  ofOrder: (number: string) => `Comme la commande ${number}`,
  then: (amount: string) => `${amount} TTC la première fois`,
  paused: 'En pause',
  pausedText: 'Rien ne vous est proposé tant qu’elle est en pause.',
  dates: 'Prochaines dates',
  states: {
    planned: 'Prévue',
    ordered: 'Déjà commandée',
    skipped: 'Date sautée',
    canceled: 'Commande annulée',
    closed: 'Fermé ce jour-là',
  },
  skip: 'Sauter',
  unskip: 'Rétablir',
  ofDay: (day: string) => `le ${formatDay(day)}`,
  confirm: (day: string) => `Vérifier et confirmer ${formatDay(day)}`,
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  end: 'Arrêter',
  endTitle: 'Arrêter cette commande régulière\u00a0?',
  endText: 'Elle ne vous sera plus proposée. Vos commandes déjà passées restent.',
  keep: 'Garder',
  ended: 'La commande régulière est arrêtée.',
} as const
