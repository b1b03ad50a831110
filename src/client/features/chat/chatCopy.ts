export const chatCopy = {
  open: 'Une question ?',
  title: 'Une question ?',
  text: 'Menus, allergènes, livraison, facture : demandez, une personne de l’équipe vous répond.',
  hours: 'Du lundi au vendredi, de 8 h à 19 h',
  call: (phone: string) => `Appeler le ${phone}`,
  write: 'Nous écrire',
  callBack: 'Être rappelé',
} as const
