import type { SlotRefusal } from '#domain/delivery/slotRefusal'

export const shopModalsCopy = {
  breakfastCartReset: {
    title: 'Les petits-déjeuners partent le matin',
    text: 'Nous les livrons de 7\u00a0h\u00a030 à\u00a011\u00a0h. Avec ce créneau, ils quitteront votre panier\u00a0; le reste ne change pas.',
    confirm: 'Retirer les petits-déjeuners',
    keep: 'Garder mon créneau',
    done: 'Les petits-déjeuners ont quitté votre panier.',
  },
  outOfDistance: {
    title: 'Cette adresse est trop loin de nos cuisines',
    text: 'Aucune de nos cuisines ne peut la livrer dans de bonnes conditions. Essayez une autre adresse, par exemple celle d’un site voisin.',
    action: 'Choisir une autre adresse',
  },
  deliveryZone: {
    title: 'Nous ne livrons pas encore à cette adresse',
    text: 'Nous livrons Paris, les Hauts-de-Seine, la Seine-Saint-Denis et le Val-de-Marne. Pour un événement ailleurs en France, appelez-nous ou écrivez-nous\u00a0: nous trouvons souvent une solution.',
    action: 'Choisir une autre adresse',
    call: (phone: string) => `Appeler le ${phone}`,
    write: 'Nous écrire',
  },
  slotUnavailable: {
    title: 'Ce créneau n’est plus disponible',
    text: 'Toutes ses livraisons sont prises ou son heure limite est passée. Votre panier ne change pas\u00a0: choisissez simplement un autre créneau.',
    action: 'Choisir un autre créneau',
  },
  /** What is known of a slot that is not available any more. */
  slotRefusals: {
    slotUnavailable: {
      text: 'Toutes ses livraisons sont prises. Votre panier ne change pas\u00a0: choisissez simplement un autre créneau.',
    },
    tooLateOrder: {
      text: 'Son heure limite est passée. Votre panier ne change pas\u00a0: choisissez simplement un créneau plus tardif.',
    },
  } satisfies Record<SlotRefusal, { text: string }>,
  slotOutOfHours: {
    title: 'Ce créneau ne convient pas à tout votre panier',
    unnamed: 'Certains articles',
    line: (storefront: string, hours: string) => `${storefront}\u00a0: ${hours}`,
    between: (from: string, to: string) => `de ${from} à\u00a0${to}`,
    and: ' et ',
    text: 'Choisissez un créneau où tout peut être livré, ou retirez ces articles pour les commander à part.',
    apart: {
      title: 'Ces articles ne peuvent pas être livrés avec les autres',
      text: 'Aucun créneau ne convient à tout votre panier. Retirez ces articles, puis commandez-les à part.',
    },
    remove: 'Retirer ces articles',
    removed: 'Articles retirés de votre panier',
    keep: 'Garder mon panier',
    action: 'Choisir un autre créneau',
  },
  tooLate: {
    title: 'L’heure limite de ce créneau est passée',
    text: 'Nos cuisines n’ont plus le temps de préparer votre commande pour ce créneau. Votre panier ne change pas\u00a0: choisissez-en un plus tardif.',
    action: 'Choisir un autre créneau',
  },
  farSameDay: {
    title: 'Trop tard pour cette adresse',
    text: 'À plus de dix kilomètres de nos cuisines, les commandes du prochain jour ouvré ferment à\u00a018\u00a0h. Choisissez un autre jour, ou une autre adresse.',
    day: 'Choisir un autre jour',
    address: 'Changer d’adresse',
  },
  dayClosed: {
    titleToday: 'Nos cuisines sont fermées aujourd’hui',
    title: (day: string) => `Nos cuisines sont fermées ${day}`,
    text: 'Nous livrons du lundi au vendredi, hors jours fériés.',
  },
  dayWithoutSales: {
    title: (day: string) => `Pas de livraison ${day}`,
    text: 'Nos équipes préparent la semaine\u00a0: nous ne prenons pas de commande pour ce jour.',
  },
  dayTooLate: {
    title: 'C’est trop tard pour aujourd’hui',
    text: 'Les commandes pour le jour même s’arrêtent à\u00a017\u00a0h.',
  },
  nextDay: {
    words: (day: string) => `Prochaine livraison\u00a0: ${day}`,
    choose: (day: string) => `Choisir ${day}`,
    other: 'Choisir un autre jour',
  },
  noMenuAvailable: {
    title: (day: string) => `La carte est vide ${day}`,
    text: 'Il n’y a rien à commander ici pour ce jour. Regardez un autre jour, ou une autre de nos cartes.',
    action: 'Choisir un autre jour',
    browse: (storefront: string) => `Voir la carte «\u00a0${storefront}\u00a0»`,
  },
  minimumOrderAmount: {
    title: (missing: string) => `Encore ${missing}\u00a0HT pour être livré`,
    text: (minimum: string) => `Le minimum de commande est de ${minimum}\u00a0HT.`,
    titleUnknown: 'Il en faut un peu plus pour être livré',
    textUnknown: 'Votre panier n’atteint pas encore notre minimum de commande.',
    action: 'Compléter mon panier',
  },
  cartDroppedItems: {
    title: 'Votre panier a changé',
    text: 'Nos stocks ont bougé depuis votre dernier choix. Voici ce que nous avons dû ajuster.',
    textUnderMinimum:
      'Certains articles se commandent à partir d’un nombre minimum. Voici ce que nous avons dû ajuster.',
    unknown: 'Un article de votre panier',
    removed: 'retiré, plus disponible',
    underMinimum: (least: number) => `À partir de ${least}\u00a0: retiré`,
    reduced: (requested: number, kept: number) => `${kept} au lieu de ${requested}`,
    action: 'Continuer',
  },
}
