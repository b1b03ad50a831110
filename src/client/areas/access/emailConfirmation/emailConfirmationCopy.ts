export const emailConfirmationCopy = {
  waiting: (email: string) =>
    `Confirmez votre adresse ${email}\u00a0: nous y avons envoyé un lien. Les e-\u2060mails de vos commandes partiront dès que vous l’aurez suivi.`,
  send: 'Renvoyer le lien',
  sent: 'Le lien est renvoyé. Regardez aussi dans les courriers indésirables.',
  title: 'Confirmer votre adresse',
  lead: 'Un clic confirme que cette adresse e-\u2060mail est la vôtre.',
  confirm: 'Confirmer mon adresse',
  firstPassword: 'Choisissez votre mot de passe',
  firstLead:
    'Votre compte n’a pas encore de mot de passe. En l’enregistrant ici, vous confirmez aussi votre adresse et vous vous connectez sur cet appareil\u00a0; les autres seront déconnectés.',
  confirmOnly: 'Confirmer sans mot de passe',
  confirmedTitle: 'Merci, c’est noté',
  confirmed:
    'Votre adresse est confirmée\u00a0: les e-\u2060mails de vos commandes vous parviennent désormais.',
  password: 'Mon mot de passe',
  goneTitle: 'Ce lien ne sert plus',
  gone: 'Un lien sert une seule fois, pendant sept jours. Si votre adresse est déjà confirmée, il n’y a plus rien à faire. Sinon, recevez-en un autre depuis votre compte.',
  account: 'Mon compte',
} as const
