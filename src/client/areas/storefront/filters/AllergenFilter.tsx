import { ALLERGEN_CODES, ALLERGENS, type Allergen } from '#domain/catalogue/allergens'
import { catalogueCopy } from '../catalogue/catalogueCopy'
import { catalogueFilterCopy } from './catalogueFilterCopy'
import { toggled } from './catalogueFilters'
import { FilterChip } from './FilterChip'
import styles from './AllergenFilter.module.css'

type Props = {
  avoided: readonly Allergen[]
  onChange: (avoided: readonly Allergen[]) => void
}

export function AllergenFilter({ avoided, onChange }: Props) {
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{catalogueCopy.avoid}</legend>
      <p className={styles.hint}>{catalogueFilterCopy.avoidHint}</p>
      <div className={styles.chips}>
        {ALLERGEN_CODES.map((allergen) => (
          <FilterChip
            key={allergen}
            isOn={avoided.includes(allergen)}
            onToggle={() => onChange(toggled(avoided, allergen))}
          >
            {ALLERGENS[allergen]}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  )
}
