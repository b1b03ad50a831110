import { memo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductCard_product$key } from '../../../../__generated__/relay/ProductCard_product.graphql'
import { Badge } from '../../design/Badge'
import { AddToCart } from './AddToCart'
import { catalogueCopy } from './catalogueCopy'
import { CatalogueCard } from './CatalogueCard'
import { cardFacts } from './cardFacts'

const FEW = 10

type Props = {
  product: ProductCard_product$key
  maxQuantity: number
  to: string
  isEager: boolean
  onIntent: (productId: string) => void
}

export const ProductCard = memo(function ProductCard(props: Props) {
  const { maxQuantity, to, isEager, onIntent } = props
  const product = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        id
        name
        pictureUrl
        price
        isFeatured
        tags
        minimumQuantity
        participantsPerQuantity
        unavailabilityPublicMessage
        available
        line {
          id
        }
        brand {
          id
        }
      }
    `,
    props.product,
  )
  const isSoldOut = product.available < product.minimumQuantity

  return (
    <CatalogueCard
      name={product.name}
      pictureUrl={product.pictureUrl}
      price={product.price}
      to={to}
      isEager={isEager}
      facts={cardFacts({
        price: product.price,
        participantsPerQuantity: product.participantsPerQuantity,
        minimumQuantity: product.minimumQuantity,
        tags: product.tags,
      })}
      badges={
        <>
          {product.isFeatured && <Badge tone="saffron">{catalogueCopy.featured}</Badge>}
          {!isSoldOut && product.available <= FEW && (
            <Badge tone="neutral">{catalogueCopy.fewLeft(product.available)}</Badge>
          )}
        </>
      }
      message={product.unavailabilityPublicMessage ?? (isSoldOut ? catalogueCopy.soldOut : null)}
      action={
        <AddToCart
          item={{ itemId: product.id, type: 'product', lineId: product.line.id }}
          brandId={product.brand.id}
          name={product.name}
          minimumQuantity={product.minimumQuantity}
          maxQuantity={maxQuantity}
        />
      }
      onIntent={() => onIntent(product.id)}
    />
  )
})
