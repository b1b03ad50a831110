/** What an article is called after its number, by the word that its name begins with. */
const NOUNS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  Plateau: ['plateau', 'plateaux'],
  Menu: ['menu', 'menus'],
  Formule: ['formule', 'formules'],
  Buffet: ['buffet', 'buffets'],
  Coffret: ['coffret', 'coffrets'],
}

function counted(units: number, name: string): string {
  const [firstWord = ''] = name.split(' ')
  const [one, more] = NOUNS[firstWord] ?? []
  return [units, units === 1 ? one : more].filter(Boolean).join('\u00a0')
}

/** Words of the quantities proposed for a number of people. */
export const servingCopy = {
  addUnits: (units: number, name: string) => `Ajouter ${counted(units, name)}`,
  addLeft: (units: number) =>
    units === 1 ? 'Ajouter l’unité qui reste' : `Ajouter les ${units}\u00a0qui restent`,
}
