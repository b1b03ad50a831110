import { ALLERGENS, type Allergen } from '#domain/catalogue/allergens'
import styles from './Allergens.module.css'
import { DetailSection } from './DetailSection'
import { productCopy } from './productCopy'

/** The allergens of a product or of a menu, spelled out, or that there is none. */
export function Allergens({ allergens }: { allergens: readonly Allergen[] }) {
  return (
    <DetailSection title={productCopy.allergens}>
      {allergens.length === 0 ? (
        <p>{productCopy.containsNone}</p>
      ) : (
        <ul className={styles.list} aria-label={productCopy.contains}>
          {allergens.map((allergen) => (
            <li key={allergen} className={styles.allergen}>
              {ALLERGENS[allergen]}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{productCopy.allergensNote}</p>
    </DetailSection>
  )
}
