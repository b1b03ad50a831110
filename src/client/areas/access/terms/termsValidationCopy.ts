export const termsValidationCopy = {
  title: 'Nos conditions générales de vente',
  lead: 'Pour commander chez Tablée, lisez et acceptez nos conditions générales de vente (CGV).',
  read: 'Lire les conditions (nouvel onglet)',
  accept: 'J’accepte les CGV',
  acceptedTitle: 'Merci, c’est noté',
  accepted: 'Vous avez accepté nos conditions générales de vente. Votre compte est complet.',
  goneTitle: 'Ce lien ne sert plus',
  gone: 'Un lien sert une seule fois, pendant sept jours. Connectez-vous\u00a0: s’il vous reste des conditions à accepter, un nouveau lien vous est envoyé.',
} as const
