import { ALLERGENS } from '../../../domain/allergens'
import { formatMoney } from '../../../domain/money'
import type { CatalogueFilters } from './catalogueFilters'
import { catalogueFilterCopy as copy } from './catalogueFilterCopy'
import { rubricName } from './rubricName'

export type Loosening = {
  /** What is given up, in words. */
  name: string
  change: Partial<CatalogueFilters>
  count: number
}

function given({ search, diets, avoided, rubric, maxPrice }: CatalogueFilters) {
  const without = <T>(values: readonly T[], value: T) => values.filter((other) => other !== value)
  const ways: Omit<Loosening, 'count'>[] = [
    ...diets.map((diet) => ({
      name: copy.quoted(diet),
      change: { diets: without(diets, diet) },
    })),
    ...avoided.map((allergen) => ({
      name: copy.withoutAllergen(ALLERGENS[allergen]),
      change: { avoided: without(avoided, allergen) },
    })),
  ]
  if (search !== '') ways.push({ name: copy.theSearch(search), change: { search: '' } })
  if (rubric !== null) {
    ways.push({ name: copy.theRubric(rubricName(rubric)), change: { rubric: null } })
  }
  if (maxPrice !== null) {
    ways.push({ name: copy.thePrice(formatMoney(maxPrice)), change: { maxPrice: null } })
  }
  return ways
}

/** The filters of which giving up one alone shows something again, what shows most first. */
export const loosenings = (
  filters: CatalogueFilters,
  countWith: (change: Partial<CatalogueFilters>) => number,
): Loosening[] =>
  given(filters)
    .map((way) => ({ ...way, count: countWith(way.change) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
