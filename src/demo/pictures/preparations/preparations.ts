import { BAKERY } from './bakery'
import { BEDS } from './beds'
import { CHEESES } from './cheeses'
import { DRINKS } from './drinks'
import { FISH } from './fish'
import { FRUITS } from './fruits'
import { GROCERY } from './grocery'
import { MAINS } from './mains'
import { PASTRY } from './pastry'
import type { Preparation } from './Preparation'
import { TARTS } from './tarts'
import { VEGETABLES } from './vegetables'

/** Everything that can lie on a plate, by the word of the kitchen. */
export const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  ...BEDS,
  ...MAINS,
  ...FISH,
  ...VEGETABLES,
  ...FRUITS,
  ...BAKERY,
  ...PASTRY,
  ...TARTS,
  ...CHEESES,
  ...DRINKS,
  ...GROCERY,
}
