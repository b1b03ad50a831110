import { ALLERGENS } from '#domain/catalogue/allergens'
import { formatMoney } from '#domain/pricing/money'
import { catalogueCopy } from '../catalogue/catalogueCopy'
import type { RubricNames } from '../catalogue/rubricNames'
import { catalogueFilterCopy as copy } from './catalogueFilterCopy'
import { toggled, type CatalogueFilters } from './catalogueFilters'

type RelaxedFilter = {
  /** What is given up, in words. */
  name: string
  change: Partial<CatalogueFilters>
  count: number
}

function given(
  { search, diets, avoided, rubric, maxPrice, onlyFavourites }: CatalogueFilters,
  names: RubricNames,
) {
  const ways: Omit<RelaxedFilter, 'count'>[] = [
    ...diets.map((diet) => ({
      name: copy.quoted(diet),
      change: { diets: toggled(diets, diet) },
    })),
    ...avoided.map((allergen) => ({
      name: copy.withoutAllergen(ALLERGENS[allergen]),
      change: { avoided: toggled(avoided, allergen) },
    })),
  ]
  if (onlyFavourites) {
    ways.push({ name: copy.quoted(catalogueCopy.favourites), change: { onlyFavourites: false } })
  }
  if (search !== '') ways.push({ name: copy.theSearch(search), change: { search: '' } })
  if (rubric !== null) {
    ways.push({ name: copy.theRubric(names[rubric]), change: { rubric: null } })
  }
  if (maxPrice !== null) {
    ways.push({ name: copy.thePrice(formatMoney(maxPrice)), change: { maxPrice: null } })
  }
  return ways
}

/** The filters of which giving up one alone shows something again, what shows most first. */
export const relaxedFilters = (
  filters: CatalogueFilters,
  names: RubricNames,
  countWith: (change: Partial<CatalogueFilters>) => number,
): RelaxedFilter[] =>
  given(filters, names)
    .map((way) => ({ ...way, count: countWith(way.change) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
