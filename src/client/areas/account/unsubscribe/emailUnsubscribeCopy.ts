export const emailUnsubscribeCopy = {
  title: 'Vos e-mails',
  lead: (email: string) => `Pour ${email}.`,
  notYet: 'Rien n’est arrêté tant que vous ne l’avez pas confirmé.',
  form: 'Les e-mails à arrêter',
  legend: 'Que voulez-vous arrêter ?',
  all: 'Tout arrêter',
  some: 'Arrêter les e-mails cochés',
  noneChosen: 'Cochez ce que vous voulez arrêter.',
  stoppedTitle: 'C’est arrêté',
  stopped: (names: readonly string[]) =>
    `Vous ne recevrez plus\u00a0: ${names.join(', ')}. Les e-\u2060mails de vos commandes partent toujours.`,
  nothingTitle: 'Vous ne recevez déjà plus ces e-\u2060mails',
  nothing: 'Il n’y a rien à arrêter. Les e-\u2060mails de vos commandes partent toujours.',
  notFoundTitle: 'Ce lien n’est pas valable',
  notFound:
    'Il est peut-être coupé. Ouvrez-le depuis le bas de l’un de nos e-\u2060mails, ou changez vos choix dans votre compte.',
  toAccount: 'Mes e-mails dans mon compte',
} as const
