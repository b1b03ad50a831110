import { memo, type MouseEventHandler } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MenuCard_menu$key } from '#generated/relay/MenuCard_menu.graphql'
import { ArticleCard } from './ArticleCard'

type Props = {
  menu: MenuCard_menu$key
  maxQuantity: number
  /** Units of it in the cart. */
  quantity: number
  to: string
  onOpen: MouseEventHandler<HTMLAnchorElement>
  isEager: boolean
  contains: string | null
  missing: number | null
}

export const MenuCard = memo(function MenuCard({ menu: key, ...card }: Props) {
  const menu = useFragment(
    graphql`
      fragment MenuCard_menu on Menu {
        id
        name
        description
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
  return (
    <ArticleCard
      {...card}
      item={{ itemId: menu.id, type: 'menu', lineId: menu.line.id }}
      brandId={menu.brand.id}
      name={menu.name}
      description={menu.description}
      pictureUrl={menu.pictureUrl}
      price={menu.price}
      available={menu.available}
      minimumQuantity={menu.minimumQuantity}
      participantsPerQuantity={menu.participantsPerQuantity}
      message={menu.unavailabilityPublicMessage}
    />
  )
})
