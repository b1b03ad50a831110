const meals = (covers: number) => `${covers}\u00a0repas`

/** Words of the choices that go with a meal; the cart and the recap say them. */
export const optionsCopy = {
  title: 'Vos options',
  labels: {
    toDeliversHot: 'Livrer chaud ce qui peut l’être',
    hasToLeaveBags: 'Laisser les sacs de livraison',
    hasCutlery: 'Couverts',
    hasPlacemats: 'Sets de table',
    hasIndividualBoxes: 'Boîtes individuelles',
  },
  toDeliversHotHint: 'Les plats chauds arrivent prêts à servir, dans des caissons isothermes.',
  hasToLeaveBagsHint: 'Pratique pour ranger et débarrasser après le repas.',
  individualBoxesFrom: (day: string) => `Proposées pour les livraisons à partir du ${day}.`,
  perCover: (price: string, covers: number) => `${price} HT par repas, ${meals(covers)}`,
  freePerCover: (covers: number) => `Offert, pour ${meals(covers)}`,
  noCover: 'Selon le nombre de repas',
  priced: (label: string, price: string) => `${label} · ${price} HT`,
} as const
