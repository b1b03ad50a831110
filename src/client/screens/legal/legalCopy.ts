export const legalCopy = {
  contents: 'Sommaire',
  updatedOn: (day: string) => `Dernière mise à jour : ${day}`,
} as const
