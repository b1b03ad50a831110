import type { ConsentPurpose } from '#domain/customer/consent'

export const consentCopy = {
  title: 'Vos cookies, votre choix',
  text: 'Cookies\u00a0: audience, discussion, campagnes\u00a0?',
  more: 'En savoir plus',
  refuseAll: 'Tout refuser',
  acceptAll: 'Tout accepter',
  choose: 'Choisir',
  settingsTitle: 'Gérer les cookies',
  settingsText:
    'Votre choix vaut six mois et se change à tout moment par «\u00a0Gérer les cookies\u00a0», au bas de chaque page.',
  necessary: 'Nécessaires',
  necessaryHint:
    'Votre session, votre panier, vos brouillons et ce choix lui-même. Toujours actifs.',
  save: 'Enregistrer mes choix',
  saved: 'Votre choix est enregistré.',
} as const

export const PURPOSE_WORDS: Record<ConsentPurpose, { label: string; hint: string }> = {
  audience: {
    label: 'Mesure d’audience',
    hint: 'Compter les visites et voir où une commande s’interrompt.',
  },
  support: {
    label: 'Discussion en ligne',
    hint: 'Ouvrir la fenêtre de discussion de notre prestataire, sur les pages de la boutique.',
  },
  campaigns: {
    label: 'Campagnes',
    hint: 'Retenir l’annonce ou l’e-\u2060mail qui vous a fait venir.',
  },
}
