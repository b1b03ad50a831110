export const newPasswordCopy = {
  title: 'Choisissez un mot de passe',
  lead: 'Il remplace l’ancien, et vos autres appareils seront déconnectés.',
  goneTitle: 'Ce lien ne sert plus',
  gone: 'Un lien sert une seule fois, pendant une heure. Demandez-en un autre.',
  saved: (firstname: string) =>
    `Bonjour ${firstname}, votre mot de passe est enregistré, ravis de vous voir.`,
} as const
