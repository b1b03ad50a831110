import { lazy, Suspense, useId, useState } from 'react'
import { formatMoney } from '../../../domain/money'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { catalogueCopy } from './catalogueCopy'
import { toggled, type CatalogueFilters, type Rubric } from './catalogueFilters'
import { FilterChip } from './FilterChip'
import { PanelButton } from './PanelButton'
import { PeopleField } from './PeopleField'
import { rubricName } from './rubricName'
import { SearchField } from './SearchField'
import styles from './FilterBar.module.css'
import fieldStyles from './FilterFields.module.css'

const FilterPanel = lazy(() =>
  import('./FilterPanel').then(({ FilterPanel }) => ({ default: FilterPanel })),
)

export type Panel = 'allergens' | 'price'

type Props = {
  rubrics: readonly Rubric[]
  diets: readonly string[]
  filters: CatalogueFilters
  onChange: (change: Partial<CatalogueFilters>) => void
}

export function FilterBar({ rubrics, diets, filters, onChange }: Props) {
  const [openPanel, setOpenPanel] = useState<Panel | null>(null)
  const panelId = useId()
  const { avoided, maxPrice } = filters
  const panelButton = (panel: Panel) => ({
    panelId,
    isOpen: openPanel === panel,
    onToggle: () => setOpenPanel(openPanel === panel ? null : panel),
  })

  return (
    <div className={styles.bar} role="group" aria-label={catalogueCopy.filters}>
      <div className={fieldStyles.fields}>
        <SearchField value={filters.search} onChange={(search) => onChange({ search })} />
        <PeopleField value={filters.people} onChange={(people) => onChange({ people })} />
      </div>
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
        <PanelButton isOn={avoided.length > 0} {...panelButton('allergens')}>
          {avoided.length === 0 ? catalogueCopy.avoid : catalogueCopy.avoiding(avoided.length)}
        </PanelButton>
        <PanelButton isOn={maxPrice !== null} {...panelButton('price')}>
          {maxPrice === null ? catalogueCopy.price : catalogueCopy.upTo(formatMoney(maxPrice))}
          <VisuallyHidden>{catalogueCopy.byPerson}</VisuallyHidden>
        </PanelButton>
      </div>
      <div id={panelId} hidden={openPanel === null}>
        {openPanel && (
          <Suspense fallback={null}>
            <FilterPanel panel={openPanel} filters={filters} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
