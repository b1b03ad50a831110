import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import type { ProductDetails_product$key } from '../../../../__generated__/relay/ProductDetails_product.graphql'
import type { productDialogQuery as ProductDialogQuery } from '../../../../__generated__/relay/productDialogQuery.graphql'
import { Badge } from '../../design/Badge'
import { EmptyState } from '../../design/EmptyState'
import { AllergenList } from './AllergenList'
import { IngredientList } from './IngredientList'
import { NutritionTable } from './NutritionTable'
import { productCopy } from './productCopy'
import { productDialogQuery } from './productDialogQuery'
import styles from './ProductDetails.module.css'

export function ProductDetails({ reference }: { reference: PreloadedQuery<ProductDialogQuery> }) {
  const { product } = usePreloadedQuery<ProductDialogQuery>(productDialogQuery, reference)
  if (!product) return <EmptyState title={productCopy.gone}>{productCopy.goneAdvice}</EmptyState>
  return <Details product={product} />
}

function Details({ product: key }: { product: ProductDetails_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductDetails_product on Product {
        description
        tags
        isHot
        participantsPerQuantity
        minimumQuantity
        ...IngredientList_product
        ...AllergenList_product
        ...NutritionTable_product
      }
    `,
    key,
  )
  const { participantsPerQuantity: people, minimumQuantity } = product
  const facts = [
    ...(people > 0 ? [productCopy.serves(people)] : []),
    ...(minimumQuantity > 1 ? [productCopy.minimum(minimumQuantity)] : []),
    ...(product.isHot ? [productCopy.hot] : []),
  ]

  return (
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
      <IngredientList product={product} />
      <NutritionTable product={product} />
    </div>
  )
}
