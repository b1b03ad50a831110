import { graphql, useFragment } from 'react-relay/hooks'
import type { IngredientList_product$key } from '#generated/relay/IngredientList_product.graphql'
import { DetailSection } from './DetailSection'
import { productCopy } from './productCopy'
import styles from './IngredientList.module.css'

export function IngredientList({ product }: { product: IngredientList_product$key }) {
  const { ingredientsList, ingredients } = useFragment(
    graphql`
      fragment IngredientList_product on Product {
        ingredientsList
        ingredients {
          name
          percentage
        }
      }
    `,
    product,
  )
  if (ingredients.length === 0 && ingredientsList === '') return null

  return (
    <DetailSection title={productCopy.ingredients}>
      {ingredients.length === 0 ? (
        <p>{ingredientsList}</p>
      ) : (
        <ul className={styles.list}>
          {ingredients.map(({ name, percentage }) => (
            <li key={name} className={styles.ingredient}>
              <span>{name}</span>
              {typeof percentage === 'number' && (
                <>
                  <span className={styles.leader} aria-hidden="true" />
                  <span className={styles.share}>{productCopy.share(percentage)}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}
