export const passkeyCopy = {
  signIn: 'Utiliser une clé d’accès',
  wrong:
    'Cette clé d’accès n’ouvre pas de compte ici. Connectez-vous autrement, puis créez-en une dans votre compte.',
  failed:
    'Votre appareil n’a pas pu utiliser de clé d’accès. Réessayez, ou connectez-vous autrement.',
  offerTitle: 'La prochaine fois, d’un simple geste',
  offerLead:
    'Avec une clé d’accès, vous vous connectez par l’empreinte, le visage ou le code de votre appareil. Rien à retenir, rien à saisir.',
  create: 'Créer une clé d’accès',
  created: 'Votre clé d’accès est créée. À votre prochaine visite, elle vous connecte d’un geste.',
  known: 'Cet appareil garde déjà une clé d’accès de votre compte.',
  notMade:
    'Votre appareil n’a pas pu créer la clé d’accès. Réessayez, ou depuis un autre appareil.',
  problems: {
    TAKEN: 'Cette clé d’accès est déjà celle d’un compte.',
    TOO_MANY: 'Votre compte a déjà dix clés d’accès\u00a0: supprimez-en une d’abord.',
    WRONG: 'La demande a expiré. Réessayez.',
    SIGN_IN:
      'Vous êtes connecté depuis un moment. Pour votre sécurité, reconnectez-vous, puis créez votre clé d’accès.',
  },
} as const
