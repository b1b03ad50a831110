import { tell, tellNumbers } from '../tellChanges'
import type { CatalogueDifference } from './compareCatalogue'

const SORTS = {
  brands: 'brand',
  lines: 'line',
  products: 'product',
  menus: 'menu',
  options: 'options',
  banner: 'banner',
  pages: 'page',
} as const satisfies Record<keyof CatalogueDifference, string>

/** The difference a line each: `+ product x`, `~ product x: price: 21,90 € → 22,90 €`, `- product x`; then their numbers. */
export function tellDifference(difference: CatalogueDifference): string {
  const lines = [
    ...tell(SORTS.brands, difference.brands),
    ...tell(SORTS.lines, difference.lines),
    ...tell(SORTS.products, difference.products),
    ...tell(SORTS.menus, difference.menus),
    ...tell(SORTS.options, difference.options),
    ...tell(SORTS.banner, difference.banner),
    ...tell(SORTS.pages, difference.pages),
  ]
  return [...lines, tellNumbers(difference)].join('\n')
}
