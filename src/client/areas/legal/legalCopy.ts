export const legalCopy = {
  contents: 'Sommaire',
  updatedOn: (day: string) => `Dernière mise à jour\u00a0: ${day}`,
} as const
