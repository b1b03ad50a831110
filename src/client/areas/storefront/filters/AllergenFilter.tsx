import { ALLERGEN_CODES, ALLERGENS, type Allergen } from '#domain/catalogue/allergens'
import { Chip } from '../../../design/buttons/Chip'
import { catalogueCopy } from '../catalogue/catalogueCopy'
import { catalogueFilterCopy } from './catalogueFilterCopy'
import styles from './AllergenFilter.module.css'

type Props = {
  avoided: readonly Allergen[]
  onToggle: (allergen: Allergen) => void
}

export function AllergenFilter({ avoided, onToggle }: Props) {
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{catalogueCopy.avoid}</legend>
      <p className={styles.hint}>{catalogueFilterCopy.avoidHint}</p>
      <div className={styles.chips}>
        {ALLERGEN_CODES.map((allergen) => (
          <Chip
            key={allergen}
            isOn={avoided.includes(allergen)}
            onToggle={() => onToggle(allergen)}
          >
            {ALLERGENS[allergen]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
