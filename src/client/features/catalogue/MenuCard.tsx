import { memo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MenuCard_menu$key } from '../../../../__generated__/relay/MenuCard_menu.graphql'
import { AddToCart } from './AddToCart'
import { cardFacts } from './cardFacts'
import { catalogueCopy } from './catalogueCopy'
import { CatalogueCard } from './CatalogueCard'

type Props = {
  menu: MenuCard_menu$key
  maxQuantity: number
  to: string
  isEager: boolean
}

const noIntent = () => undefined

export const MenuCard = memo(function MenuCard({ menu: key, maxQuantity, to, isEager }: Props) {
  const menu = useFragment(
    graphql`
      fragment MenuCard_menu on Menu {
        id
        name
        pictureUrl
        price
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
  const isSoldOut = menu.available < menu.minimumQuantity

  return (
    <CatalogueCard
      name={menu.name}
      pictureUrl={menu.pictureUrl}
      price={menu.price}
      to={to}
      isEager={isEager}
      facts={cardFacts({
        price: menu.price,
        participantsPerQuantity: menu.participantsPerQuantity,
        minimumQuantity: menu.minimumQuantity,
      })}
      badges={null}
      message={menu.unavailabilityPublicMessage ?? (isSoldOut ? catalogueCopy.soldOut : null)}
      action={
        <AddToCart
          item={{ itemId: menu.id, type: 'menu', lineId: menu.line.id }}
          brandId={menu.brand.id}
          name={menu.name}
          minimumQuantity={menu.minimumQuantity}
          maxQuantity={maxQuantity}
        />
      }
      onIntent={noIntent}
    />
  )
})
