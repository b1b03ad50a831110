import { AllergenFilter } from './AllergenFilter'
import { toggled, type CatalogueFilters, type FilterChange } from './catalogueFilters'
import { PriceFilter } from './PriceFilter'

export type Panel = 'allergens' | 'price'

type Props = {
  panel: Panel
  filters: CatalogueFilters
  onChange: (change: FilterChange) => void
}

/** The filter that a chip of the bar opens. */
export const FilterPanel = ({ panel, filters: { avoided, maxPrice }, onChange }: Props) =>
  panel === 'allergens' ? (
    <AllergenFilter
      avoided={avoided}
      onToggle={(allergen) =>
        onChange((current) => ({ avoided: toggled(current.avoided, allergen) }))
      }
    />
  ) : (
    <PriceFilter value={maxPrice} onChange={(next) => onChange({ maxPrice: next })} />
  )
