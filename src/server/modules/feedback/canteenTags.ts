/** Words that say what was good, or not, about a canteen meal. */
export const CANTEEN_TAGS: readonly string[] = [
  'Goût',
  'Fraîcheur',
  'Quantité',
  'Température',
  'Présentation',
  'Ponctualité',
  'Choix',
]
