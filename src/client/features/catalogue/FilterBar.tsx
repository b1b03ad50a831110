import { lazy, Suspense, useId, useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { catalogueCopy } from './catalogueCopy'
import { MENUS, toggled, type CatalogueFilters, type Rubric } from './catalogueFilters'
import { FilterChip } from './FilterChip'
import styles from './FilterBar.module.css'

const AllergenFilter = lazy(() =>
  import('./AllergenFilter').then(({ AllergenFilter }) => ({ default: AllergenFilter })),
)

type Props = {
  rubrics: readonly Rubric[]
  diets: readonly string[]
  filters: CatalogueFilters
  onChange: (change: Partial<CatalogueFilters>) => void
}

const rubricName = (rubric: Rubric) =>
  rubric === MENUS ? catalogueCopy.menus : catalogueCopy.categories[rubric]

export function FilterBar({ rubrics, diets, filters, onChange }: Props) {
  const [isAllergenPanelOpen, setAllergenPanelOpen] = useState(false)
  const panelId = useId()
  const { avoided } = filters

  return (
    <div className={styles.bar} role="group" aria-label={catalogueCopy.filters}>
      {rubrics.length > 1 && (
        <div className={styles.rubrics} role="group" aria-label={catalogueCopy.category}>
          {[null, ...rubrics].map((rubric) => (
            <button
              key={rubric ?? ''}
              type="button"
              className={styles.rubric}
              aria-pressed={filters.rubric === rubric}
              onClick={() => onChange({ rubric })}
            >
              {rubric === null ? catalogueCopy.everything : rubricName(rubric)}
            </button>
          ))}
        </div>
      )}
      <div className={styles.chips} role="group" aria-label={catalogueCopy.diets}>
        {diets.map((diet) => (
          <FilterChip
            key={diet}
            isOn={filters.diets.includes(diet)}
            onToggle={() => onChange({ diets: toggled(filters.diets, diet) })}
          >
            {diet}
          </FilterChip>
        ))}
        <button
          type="button"
          className={styles.disclosure}
          aria-expanded={isAllergenPanelOpen}
          aria-controls={panelId}
          data-on={avoided.length > 0}
          onClick={() => setAllergenPanelOpen((isOpen) => !isOpen)}
        >
          {avoided.length === 0 ? catalogueCopy.avoid : catalogueCopy.avoiding(avoided.length)}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </div>
      <div id={panelId} hidden={!isAllergenPanelOpen}>
        {isAllergenPanelOpen && (
          <Suspense fallback={null}>
            <AllergenFilter avoided={avoided} onChange={(next) => onChange({ avoided: next })} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
