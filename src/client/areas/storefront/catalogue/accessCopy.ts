/** Why a storefront is closed to a person, and how to get in. */
export const accessCopy = {
  roomService: {
    title: 'Le room service est réservé aux entreprises partenaires',
    visitor:
      'Connectez-vous avec le compte de votre entreprise pour voir sa carte et ses points de livraison. Elle n’a pas encore ce service\u00a0? Appelez-nous, nous le mettons en place en quelques jours.',
    customer:
      'Votre entreprise n’a pas encore ce service. Appelez-nous, nous le mettons en place en quelques jours.',
  },
  canteen: {
    title: 'La cantine est réservée aux convives',
    visitor:
      'Connectez-vous avec votre compte de convive pour voir le menu de votre cantine. Première visite\u00a0? Demandez un accès avec votre adresse professionnelle.',
    customer:
      'Votre compte n’est pas un compte de convive. Demandez un accès avec votre adresse professionnelle\u00a0: le lien reçu vous connecte comme convive.',
  },
  canteenAccess: 'Demander un accès',
  call: (phone: string) => `Appeler le ${phone}`,
  backToTrays: 'Voir les plateaux repas',
}
