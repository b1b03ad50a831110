import { searchWords } from '#domain/catalogue/search'

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  all: 'allee',
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  blvd: 'boulevard',
  bvd: 'boulevard',
  boul: 'boulevard',
  che: 'chemin',
  crs: 'cours',
  dr: 'docteur',
  fbg: 'faubourg',
  fg: 'faubourg',
  gal: 'general',
  gd: 'grand',
  gde: 'grande',
  imp: 'impasse',
  mal: 'marechal',
  pdt: 'president',
  pl: 'place',
  pres: 'president',
  qu: 'quai',
  r: 'rue',
  rte: 'route',
  sq: 'square',
  st: 'saint',
  ste: 'sainte',
}

/** Small words that people leave out or write otherwise. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a au aux d de des du en et l la le les sous sur'.split(' '),
)

/** The words of an address without case, accents, hyphens or abbreviations: `Bd St-Michel` and `boulevard Saint-Michel` agree. */
export const wordsOf = (text: string): string[] =>
  searchWords(text).map((word) => ABBREVIATIONS[word] ?? word)

export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word)
