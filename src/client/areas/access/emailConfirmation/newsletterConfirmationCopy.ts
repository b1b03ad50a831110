export const newsletterConfirmationCopy = {
  title: 'Confirmer votre inscription',
  lead: 'Un clic, et les nouveautés de la carte vous arrivent par e-\u2060mail, une fois par mois.',
  confirm: 'Confirmer mon inscription',
  confirmedTitle: 'Merci, c’est noté',
  confirmed:
    'Votre inscription est confirmée\u00a0: vous recevrez les nouveautés de la carte une fois par mois.',
  goneTitle: 'Ce lien ne sert plus',
  gone: 'Il a peut-être été coupé, ou date de plus de sept jours. Inscrivez-vous à nouveau\u00a0: un autre lien vous sera envoyé.',
  subscribeAgain: 'M’inscrire à nouveau',
} as const
