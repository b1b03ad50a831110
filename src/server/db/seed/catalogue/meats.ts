import type { MeatOrigin } from '../../../../domain/catalogue/meatOrigins'

const beef = (...countries: string[]): MeatOrigin => ({ meat: 'beef', countries })
const pork = (...countries: string[]): MeatOrigin => ({ meat: 'pork', countries })
const lamb = (...countries: string[]): MeatOrigin => ({ meat: 'lamb', countries })
const poultry = (...countries: string[]): MeatOrigin => ({ meat: 'poultry', countries })

/** Which animal the ingredients of ingredients.ts that are meat come from, and where it was raised. */
export const MEAT_OF_INGREDIENT: ReadonlyMap<string, MeatOrigin> = new Map([
  ['poulet fermier d’Auvergne', poultry('FR')],
  ['volaille des Landes', poultry('FR')],
  ['canard du Sud-Ouest', poultry('FR')],
  ['foie gras de canard', poultry('FR')],
  ['bœuf charolais', beef('FR')],
  ['veau du Limousin', beef('FR')],
  ['bresaola', beef('IT')],
  ['jus de viande', beef('FR')],
  ['agneau du Quercy', lamb('FR')],
  ['jambon de Paris', pork('FR')],
  ['jambon de Bayonne', pork('FR')],
  ['coppa de Corse', pork('FR')],
  ['terrine de campagne', pork('FR')],
  ['lard fumé', pork('FR', 'ES')],
])
