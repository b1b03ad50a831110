export const chatCopy = {
  open: 'Une question\u00a0?',
  title: 'Une question\u00a0?',
  text: 'Menus, allergènes, livraison, facture\u00a0: demandez, une personne de l’équipe vous répond.',
  call: (phone: string) => `Appeler le ${phone}`,
  write: 'Nous écrire',
  callBack: 'Être rappelé',
} as const
