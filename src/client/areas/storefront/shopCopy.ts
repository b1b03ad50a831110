import { type StorefrontSlug } from '#domain/catalogue/storefronts'

const words: Readonly<Record<StorefrontSlug, string>> = {
  'plateaux-repas': 'Un vrai repas par personne, dressé le matin, prêt à poser sur la table.',
  menus: 'Des menus et des buffets composés pour les équipes, à partager sans y penser.',
  'petits-dejeuners': 'Viennoiseries du jour, fruits et boissons chaudes, dès 7\u00a0h\u00a030.',
  patisserie: 'Entremets, tartes et petites bouchées de notre maison pâtissière.',
  'room-service': 'La carte de votre site, livrée à l’accueil de votre entreprise.',
  cantine: 'Le déjeuner du jour, au comptoir de votre cantine.',
  eshop: 'Coffrets, boissons et épicerie à offrir ou à garder au bureau.',
}

/** A line that is no storefront has an address too, and no words of its own. */
const intros: Readonly<Record<string, string>> = words

export const shopCopy = {
  intro: (slug: string) => intros[slug] ?? '',
  loading: 'Chargement de la carte',
  lostText:
    'La carte de votre nouveau choix n’est pas arrivée\u00a0: vous voyez encore celle d’avant. Nous réessayons dès que le réseau revient.',
}
