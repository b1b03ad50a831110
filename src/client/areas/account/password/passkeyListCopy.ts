export const passkeyListCopy = {
  title: 'Clés d’accès',
  lead: 'Une clé d’accès vous connecte par l’empreinte, le visage ou le code de votre appareil, sans mot de passe.',
  none: 'Vous n’en avez pas encore.',
  unavailable:
    'Ce navigateur ne connaît pas les clés d’accès\u00a0: créez-en une depuis un autre appareil.',
  added: (day: string) => `Ajoutée le ${day}`,
  used: (day: string) => `utilisée le ${day}`,
  neverUsed: 'jamais utilisée',
  created: 'Votre clé d’accès est créée.',
  delete: 'Supprimer',
  deleteNamed: (name: string) => `Supprimer la clé d’accès ${name}`,
  deleteTitle: 'Supprimer cette clé d’accès\u00a0?',
  deleteText: (name: string) =>
    `«\u00a0${name}\u00a0» ne vous connectera plus. Vous pourrez en créer une autre à tout moment.`,
  keep: 'Garder la clé',
  deleted: 'La clé d’accès est supprimée.',
} as const
