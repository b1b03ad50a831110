import { graphql, useFragment } from 'react-relay/hooks'
import type { MeatOriginList_product$key } from '#generated/relay/MeatOriginList_product.graphql'
import { DetailSection } from './DetailSection'
import { MeatOrigins } from './MeatOrigins'
import { productCopy } from './productCopy'

/** Where a product's meat comes from; nothing for a product without meat. */
export function MeatOriginList({ product }: { product: MeatOriginList_product$key }) {
  const { meatOrigins } = useFragment(
    graphql`
      fragment MeatOriginList_product on Product {
        meatOrigins {
          meat
          countries
        }
      }
    `,
    product,
  )
  if (meatOrigins.length === 0) return null
  return (
    <DetailSection title={productCopy.meatOrigins}>
      <MeatOrigins origins={meatOrigins.map(({ meat, countries }) => ({ meat, countries }))} />
    </DetailSection>
  )
}
