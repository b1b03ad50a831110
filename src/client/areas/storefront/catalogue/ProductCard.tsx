import { memo, type MouseEventHandler } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductCard_product$key } from '#generated/relay/ProductCard_product.graphql'
import { Badge } from '../../../design/text/Badge'
import { FavouriteSlot } from '../../favourites/FavouriteSlot'
import { ArticleCard } from './ArticleCard'
import { containsWords } from './cardFacts'
import { catalogueCopy } from './catalogueCopy'

const FEW = 10

type Props = {
  product: ProductCard_product$key
  maxQuantity: number
  /** Units of it in the cart. */
  quantity: number
  to: string
  onOpen: MouseEventHandler<HTMLAnchorElement>
  isEager: boolean
  missing: number | null
  onIntent: (productId: string) => void
}

export const ProductCard = memo(function ProductCard({ product: key, onIntent, ...card }: Props) {
  const product = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        id
        name
        description
        pictureUrl
        price
        isFeatured
        tags
        allergens
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
    key,
  )
  const { available, minimumQuantity } = product
  const areFewLeft = available <= FEW && available >= minimumQuantity

  return (
    <ArticleCard
      {...card}
      item={{ itemId: product.id, type: 'product', lineId: product.line.id }}
      brandId={product.brand.id}
      name={product.name}
      description={product.description}
      pictureUrl={product.pictureUrl}
      price={product.price}
      available={product.available}
      minimumQuantity={product.minimumQuantity}
      participantsPerQuantity={product.participantsPerQuantity}
      message={product.unavailabilityPublicMessage}
      tags={product.tags}
      contains={containsWords(product.allergens)}
      badges={
        <>
          {product.isFeatured && <Badge tone="saffron">{catalogueCopy.featured}</Badge>}
          {areFewLeft && <Badge tone="neutral">{catalogueCopy.fewLeft(available)}</Badge>}
        </>
      }
      mark={<FavouriteSlot productId={product.id} name={product.name} />}
      onIntent={() => onIntent(product.id)}
    />
  )
})
