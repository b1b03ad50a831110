import type { StorefrontSlug } from '#domain/catalogue/storefronts'

const words: Readonly<Record<StorefrontSlug, string>> = {
  'plateaux-repas': 'Un vrai repas par personne, dressé le matin, prêt à poser sur la table.',
  menus: 'Des menus et des buffets composés pour les équipes, à partager sans y penser.',
  'petits-dejeuners': 'Viennoiseries du jour, fruits et boissons chaudes, dès 7\u00a0h\u00a030.',
  patisserie: 'Entremets, tartes et petites bouchées de notre maison pâtissière.',
  'room-service': 'La carte de votre site, livrée à l’accueil de votre entreprise.',
  cantine: 'Le déjeuner du jour, au comptoir de votre cantine.',
  eshop: 'Coffrets, boissons et épicerie à offrir ou à garder au bureau.',
}

/** By their names in the path. */
const collectionWords = {
  coffrets: 'À offrir à une équipe, à un client, ou à partager au bureau.',
  boissons: 'Jus, infusions, vins et champagne, pour la table ou pour le pot de fin de journée.',
  epicerie: 'Miel, confitures, huile d’olive et conserves de producteurs français.',
}

/** A line that is no storefront has an address too, and no words of its own. */
const intros: Readonly<Record<string, string>> = { ...words, ...collectionWords }

export const shopCopy = {
  /** By the slug of a storefront or the name of a collection. */
  intro: (name: string) => intros[name] ?? '',
  loading: 'Chargement de la carte',
  lostText:
    'La carte de votre nouveau choix n’est pas arrivée\u00a0: vous voyez encore celle d’avant.',
}
