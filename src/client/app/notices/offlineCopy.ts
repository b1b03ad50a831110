export const offlineCopy = {
  label: 'Connexion',
  title: 'Vous êtes hors ligne.',
  cartWorks: 'Votre panier reste modifiable. Le reste reprendra dès que la connexion reviendra.',
  shownSince: (day: string, hour: string) =>
    `Ce qui s’affiche date du ${day} à\u00a0${hour}\u00a0: prix, stock et livraison seront vérifiés dès que la connexion reviendra. Votre panier reste modifiable.`,
} as const
