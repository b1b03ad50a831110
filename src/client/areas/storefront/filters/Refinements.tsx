import { Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { formatMoney } from '#domain/pricing/money'
import { Chip } from '../../../design/buttons/Chip'
import { useInSight } from '../../../design/layout/useInSight'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { lazyPart } from '../../../services/lazyPart'
import { catalogueCopy } from '../catalogue/catalogueCopy'
import { toggled, type CatalogueFilters, type FilterChange } from './catalogueFilters'
import type { Panel } from './FilterPanel'
import { FavouritesChip } from './FavouritesChip'
import { PanelButton } from './PanelButton'
import { SearchField } from './SearchField'
import { useDismissal } from './useDismissal'
import styles from './FilterFields.module.css'

const FilterPanel = lazyPart(() => import('./FilterPanel').then(({ FilterPanel }) => FilterPanel))

type Props = {
  diets: readonly string[]
  filters: CatalogueFilters
  onChange: (change: FilterChange) => void
  /** Stands under the panel on a small screen, and would move away under the finger if a press on it closed that. */
  children: ReactNode
}

/** Everything that the list is narrowed by, but for its rubrics. */
export function Refinements({ diets, filters, onChange, children }: Props) {
  const [openPanel, setOpenPanel] = useState<Panel | null>(null)
  const panelId = useId()
  const box = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useDismissal(box, openPanel !== null, () => setOpenPanel(null))
  useInSight(panel, openPanel)
  const { avoided, maxPrice, onlyFavourites } = filters
  const panelButton = (name: Panel) => ({
    panelId,
    name,
    isOpen: openPanel === name,
    onToggle: () => setOpenPanel(openPanel === name ? null : name),
  })

  return (
    <div className={styles.refinements}>
      <div className={styles.fields}>
        <SearchField value={filters.search} onChange={(search) => onChange({ search })} />
        <FavouritesChip
          isOn={onlyFavourites}
          onToggle={() => onChange((current) => ({ onlyFavourites: !current.onlyFavourites }))}
        />
      </div>
      <div ref={box} className={styles.choices}>
        <div className={styles.chips} role="group" aria-label={catalogueCopy.diets}>
          {diets.map((diet) => (
            <Chip
              key={diet}
              isOn={filters.diets.includes(diet)}
              onToggle={() => onChange((current) => ({ diets: toggled(current.diets, diet) }))}
            >
              {diet}
            </Chip>
          ))}
          <PanelButton isOn={avoided.length > 0} {...panelButton('allergens')}>
            {avoided.length === 0 ? catalogueCopy.avoid : catalogueCopy.avoiding(avoided.length)}
          </PanelButton>
          <PanelButton isOn={maxPrice !== null} {...panelButton('price')}>
            {maxPrice === null ? catalogueCopy.price : catalogueCopy.upTo(formatMoney(maxPrice))}
            <VisuallyHidden>{catalogueCopy.byPerson}</VisuallyHidden>
          </PanelButton>
        </div>
        <div ref={panel} id={panelId} className={styles.panel} hidden={openPanel === null}>
          {openPanel && (
            <Suspense fallback={null}>
              <FilterPanel panel={openPanel} filters={filters} onChange={onChange} />
            </Suspense>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}
