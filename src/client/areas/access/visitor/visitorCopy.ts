export const visitorCopy = {
  email: 'Adresse e-mail',
  emailHint: 'Pour la confirmation de commande. Déjà client\u00a0? Vous vous connecterez ici même.',
  knownTitle: 'Ravis de vous revoir',
  known:
    'Un compte existe déjà pour cette adresse\u00a0: connectez-vous, votre commande vous attend ici.',
  noPassword:
    'Pas encore de mot de passe, ou oublié\u00a0? Le lien sous le champ vous permet d’en choisir un.',
  otherEmail: 'Utiliser une autre adresse',
  taken:
    'Un compte existe déjà pour cette adresse\u00a0: connectez-vous en haut de cette page, puis validez à nouveau. Rien de ce que vous avez saisi n’est perdu.',
  termsMissing: 'Acceptez les conditions générales de vente pour commander.',
  accountNote: (email: string) =>
    `Votre compte ${email} s’ouvre avec cette commande. Vous choisirez un mot de passe ensuite.`,
} as const
