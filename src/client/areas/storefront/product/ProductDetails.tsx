import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import type { ProductDetailsQuery } from '#generated/relay/ProductDetailsQuery.graphql'
import { Badge } from '../../../design/text/Badge'
import { EmptyState } from '../../../design/notices/EmptyState'
import { AllergenList } from './AllergenList'
import { IngredientList } from './IngredientList'
import { MeatOriginList } from './MeatOriginList'
import { NutritionTable } from './NutritionTable'
import { productCopy } from './productCopy'
import styles from './ProductDetails.module.css'

/** Loaded by the screen as soon as a dish is pointed at: it takes the query's artifact. */
const query = graphql`
  query ProductDetailsQuery($id: ID!, $date: Date!, $distributionPointId: ID!) {
    product(id: $id, date: $date, distributionPointId: $distributionPointId) {
      description
      tags
      isHot
      participantsPerQuantity
      minimumQuantity
      ...IngredientList_product
      ...AllergenList_product
      ...MeatOriginList_product
      ...NutritionTable_product
    }
  }
`

type Props = { reference: PreloadedQuery<ProductDetailsQuery> }

export function ProductDetails({ reference }: Props) {
  const { product } = usePreloadedQuery<ProductDetailsQuery>(query, reference)
  if (!product) return <EmptyState title={productCopy.gone}>{productCopy.goneAdvice}</EmptyState>

  const { participantsPerQuantity: people, minimumQuantity } = product
  const facts = [
    ...(people > 0 ? [productCopy.serves(people)] : []),
    ...(minimumQuantity > 1 ? [productCopy.minimum(minimumQuantity)] : []),
    ...(product.isHot ? [productCopy.hot] : []),
  ]

  return (
    <>
      <div className={styles.details}>
        <p className={styles.description}>{product.description}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <Badge>{fact}</Badge>
            </li>
          ))}
          {product.tags.map((tag) => (
            <li key={tag}>
              <Badge tone="leaf">{tag}</Badge>
            </li>
          ))}
        </ul>
        <AllergenList product={product} />
        <MeatOriginList product={product} />
        <IngredientList product={product} />
      </div>
      <div className={styles.beside}>
        <NutritionTable product={product} />
      </div>
    </>
  )
}
