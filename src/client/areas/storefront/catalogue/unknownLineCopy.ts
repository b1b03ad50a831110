export const unknownLineCopy = {
  title: 'Cette carte n’existe pas, ou plus',
  text: 'Son adresse a peut-être été mal copiée. Voici celles de la maison.',
} as const
