export const namedCartsCopy = {
  save: 'Enregistrer ce panier',
  saveOrder: 'Enregistrer comme panier',
  title: 'Enregistrer ce panier',
  lead: 'Vous le retrouverez dans votre compte, prêt à être commandé à nouveau.',
  name: 'Nom du panier',
  nameHint: 'Par exemple «\u00a0Réunion du lundi\u00a0».',
  confirm: 'Enregistrer',
  replace: (name: string) => `Remplacer «\u00a0${name}\u00a0»`,
  saved: (name: string) => `«\u00a0${name}\u00a0» est enregistré dans votre compte.`,
  tooMany: (most: number) =>
    `Votre compte garde déjà ${most}\u00a0paniers\u00a0: supprimez-en un dans «\u00a0Mes paniers\u00a0».`,
  unknown: 'Un de ces plats n’est plus à la carte\u00a0: retirez-le, puis enregistrez.',
  /** By the server's code. */
  problems: {
    REQUIRED: 'Donnez un nom à ce panier.',
    TAKEN: 'Un autre de vos paniers porte déjà ce nom.',
    TOO_LONG: 'Choisissez un nom plus court, de 60 caractères au plus.',
    INVALID: 'Ce nom contient un signe que nous ne pouvons pas garder.',
  },
} as const
