/** What the bar says before one of its questions is opened. */
export const deliveryBarCopy = {
  label: 'Votre livraison',
  where: 'Où\u00a0?',
  when: 'Quand\u00a0?',
  whatTime: 'À quelle heure\u00a0?',
  noAddress: 'Indiquez votre adresse',
  noDay: (day: string) => `Dès ${day}`,
  noSlot: 'Choisissez un créneau',
  slot: (from: string, to: string) => `${from} – ${to}`,
  wherePanel: 'Où livrons-nous\u00a0?',
  whenPanel: 'Quel jour\u00a0?',
  whatTimePanel: 'À quelle heure\u00a0?',
  close: 'Fermer',
  companyLocationNeeded: 'Choisissez une adresse de votre entreprise',
}
