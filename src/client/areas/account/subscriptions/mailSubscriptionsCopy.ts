export const mailSubscriptionsCopy = {
  form: 'Les e-mails que je reçois',
  save: 'Enregistrer',
  saved: 'Vos choix sont enregistrés.',
  always: 'Les e-\u2060mails de vos commandes et de votre compte partent toujours.',
} as const
