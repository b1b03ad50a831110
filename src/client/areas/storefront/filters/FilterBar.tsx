import Search from 'lucide-react/icons/search'
import { useId, useRef, useState } from 'react'
import type { Rubric } from '#domain/catalogue/rubrics'
import { classNames } from '../../../design/classNames'
import { Button } from '../../../design/buttons/Button'
import { catalogueCopy } from '../catalogue/catalogueCopy'
import { countNarrowings, type CatalogueFilters, type FilterChange } from './catalogueFilters'
import { PanelButton } from './PanelButton'
import { Refinements } from './Refinements'
import type { RubricNames } from '../catalogue/rubricNames'
import { RubricTabs } from '../catalogue/RubricTabs'
import { useDismissal } from './useDismissal'
import styles from './FilterBar.module.css'

type Props = {
  rubrics: readonly Rubric[]
  names: RubricNames
  diets: readonly string[]
  filters: CatalogueFilters
  /** How many articles are shown with them. */
  shown: number
  onChange: (change: FilterChange) => void
}

/** What the list is narrowed by. A small screen shows the rubrics alone until the rest is opened: dishes come first. */
export function FilterBar({ rubrics, names, diets, filters, shown, onChange }: Props) {
  const [isUnfolded, setUnfolded] = useState(false)
  const foldId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const fold = () => setUnfolded(false)
  useDismissal(bar, isUnfolded, fold)
  const showList = () => {
    // The pressed button disappears.
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    fold()
  }
  const count = countNarrowings(filters)
  const hasRubrics = rubrics.length > 1

  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={catalogueCopy.filters}>
      <div className={classNames(styles.head, hasRubrics && styles.rubrics)}>
        {hasRubrics && (
          <RubricTabs
            rubrics={rubrics}
            names={names}
            chosen={filters.rubric}
            onChoose={(rubric) => onChange({ rubric })}
          />
        )}
        <div className={styles.unfold}>
          <PanelButton
            panelId={foldId}
            isOpen={isUnfolded}
            isOn={count > 0}
            onToggle={() => setUnfolded(!isUnfolded)}
          >
            <Search size={16} aria-hidden="true" />
            {count === 0 ? catalogueCopy.refine : catalogueCopy.refined(count)}
          </PanelButton>
        </div>
      </div>
      <div id={foldId} className={styles.fold} data-open={isUnfolded}>
        <Refinements diets={diets} filters={filters} onChange={onChange}>
          <div className={styles.done}>
            <Button fullWidth onClick={showList}>
              {catalogueCopy.see(shown)}
            </Button>
          </div>
        </Refinements>
      </div>
    </div>
  )
}
