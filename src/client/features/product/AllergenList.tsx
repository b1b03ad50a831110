import { graphql, useFragment } from 'react-relay/hooks'
import type { AllergenList_product$key } from '../../../../__generated__/relay/AllergenList_product.graphql'
import { ALLERGENS } from '../../../domain/allergens'
import { DetailSection } from './DetailSection'
import { productCopy } from './productCopy'
import styles from './AllergenList.module.css'

export function AllergenList({ product }: { product: AllergenList_product$key }) {
  const { allergens } = useFragment(
    graphql`
      fragment AllergenList_product on Product {
        allergens
      }
    `,
    product,
  )

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
