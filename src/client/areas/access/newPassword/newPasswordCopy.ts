export const newPasswordCopy = {
  title: 'Choisissez un mot de passe',
  lead: 'Il remplace l’ancien, et vos autres appareils seront déconnectés.',
  goneTitle: 'Ce lien ne sert plus',
  gone: 'Un lien sert une seule fois, pendant une heure. Demandez-en un autre.',
  firstTitle: 'Choisissez votre mot de passe',
  firstLead: (email: string) =>
    `Pour retrouver cette commande, vos factures et vos adresses avec ${email}. Vous pouvez aussi le faire plus tard, depuis votre compte.`,
  firstSaved: 'Votre mot de passe est enregistré. Il vous servira à votre prochaine visite.',
  alreadyChosen: 'Votre compte a déjà un mot de passe. Vous pouvez le changer depuis votre compte.',
  problems: {
    SIGN_IN:
      'Vous êtes connecté depuis plus d’un quart d’heure. Pour votre sécurité, choisissez votre mot de passe par le lien de notre e-\u2060mail, ou demandez-en un depuis votre compte.',
  },
  saved: (firstname: string) =>
    `Bonjour ${firstname}, votre mot de passe est enregistré, ravis de vous voir.`,
} as const
