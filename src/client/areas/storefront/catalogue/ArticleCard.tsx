import type { MouseEventHandler, ReactNode } from 'react'
import type { CartItemRef } from '#domain/cart/cart'
import { firstSentence } from '#domain/catalogue/firstSentence'
import { AddToCart } from './AddToCart'
import { cardFacts } from './cardFacts'
import { catalogueCopy } from './catalogueCopy'
import { CatalogueCard } from './CatalogueCard'

type Props = {
  item: CartItemRef
  brandId: string
  name: string
  description: string
  pictureUrl: string
  price: number
  available: number
  minimumQuantity: number
  maxQuantity: number
  /** Units of it in the cart. */
  quantity: number
  participantsPerQuantity: number
  /** The shop's own words for why it cannot be ordered. */
  message: string | null | undefined
  to: string
  onOpen: MouseEventHandler<HTMLAnchorElement>
  contains: string | null
  /** Guests whom it would still serve; null when no one said for how many it is. */
  missing: number | null
  isEager: boolean
  tags?: readonly string[]
  badges?: ReactNode
  mark?: ReactNode
  onIntent?: () => void
}

/** What the cards of products and of menus have in common: the facts, and the way into the cart or why there is none. */
export function ArticleCard({
  item,
  brandId,
  available,
  minimumQuantity,
  maxQuantity,
  quantity,
  participantsPerQuantity,
  message,
  missing,
  tags,
  description,
  ...card
}: Props) {
  const { name, price } = card
  const soldOut = available < minimumQuantity ? catalogueCopy.soldOut : null
  return (
    <CatalogueCard
      {...card}
      line={firstSentence(description)}
      facts={cardFacts({ price, participantsPerQuantity, minimumQuantity, tags })}
      message={message ?? soldOut}
      action={
        <AddToCart
          item={item}
          brandId={brandId}
          name={name}
          maxQuantity={maxQuantity}
          quantity={quantity}
          minimumQuantity={minimumQuantity}
          participantsPerQuantity={participantsPerQuantity}
          missing={missing}
        />
      }
    />
  )
}
