import type { StorefrontSlug } from '#domain/catalogue/storefronts'

type Words = { title: string; advice: string }

const otherwise: Words = {
  title: 'La carte est vide ce jour-là',
  advice: 'Choisissez un autre jour de livraison, ou regardez une autre de nos cartes.',
}

const ofStorefronts: Readonly<Record<StorefrontSlug, Words>> = {
  'plateaux-repas': {
    title: 'Aucun plateau repas ce jour-là',
    advice:
      'Les plateaux de cette date sont tous réservés ou pas encore à la carte. Choisissez un autre jour\u00a0: nous en dressons chaque matin ouvré.',
  },
  menus: {
    title: 'Aucun menu ni buffet ce jour-là',
    advice:
      'Menus et buffets se composent à l’avance avec nos chefs. Choisissez un autre jour pour votre équipe.',
  },
  'petits-dejeuners': {
    title: 'Pas de petit-déjeuner ce matin-là',
    advice:
      'Le four reste éteint pour cette date. Choisissez un autre matin\u00a0: nous livrons dès 7\u00a0h\u00a030.',
  },
  patisserie: {
    title: 'La vitrine de la pâtisserie est vide ce jour-là',
    advice:
      'Entremets et tartes se préparent la veille, en petites séries. Choisissez un autre jour pour retrouver la vitrine.',
  },
  'room-service': {
    title: 'Pas de room service ce jour-là',
    advice:
      'La carte de votre site n’est pas servie à cette date. Choisissez un autre jour de travail.',
  },
  cantine: {
    title: 'Pas de service à la cantine ce jour-là',
    advice:
      'Le menu de votre cantine paraît jour par jour. Choisissez un autre jour pour le découvrir.',
  },
  eshop: {
    title: 'Les rayons sont vides ce jour-là',
    advice:
      'Coffrets, boissons et épicerie sont tous partis pour cette date. Choisissez un autre jour de livraison.',
  },
}

/** A line that is no storefront has an address too, and no words of its own. */
const words: Readonly<Record<string, Words>> = ofStorefronts

/** What a storefront says when it has nothing for the day, by its slug. */
export const emptyStorefrontCopy = (slug: string): Words => words[slug] ?? otherwise
