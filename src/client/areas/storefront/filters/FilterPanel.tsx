import { AllergenFilter } from './AllergenFilter'
import type { CatalogueFilters } from './catalogueFilters'
import { PriceFilter } from './PriceFilter'

export type Panel = 'allergens' | 'price'

type Props = {
  panel: Panel
  filters: CatalogueFilters
  onChange: (change: Partial<CatalogueFilters>) => void
}

/** The filter that a chip of the bar opens. */
export const FilterPanel = ({ panel, filters: { avoided, maxPrice }, onChange }: Props) =>
  panel === 'allergens' ? (
    <AllergenFilter avoided={avoided} onChange={(next) => onChange({ avoided: next })} />
  ) : (
    <PriceFilter value={maxPrice} onChange={(next) => onChange({ maxPrice: next })} />
  )
