/** Two files of a client, without a fault: a card with its fragment, and the screen that spreads it. */
const CARD = `import { graphql, useFragment } from 'react-relay/hooks'
import type { DishCard_product$key } from '#generated/relay/DishCard_product.graphql'

export function DishCard({ product }: { product: DishCard_product$key }) {
  const { name, unavailabilityPublicMessage } = useFragment(
    graphql\`
      fragment DishCard_product on Product {
        name
        unavailabilityPublicMessage
      }
    \`,
    product,
  )
  return <p title={unavailabilityPublicMessage ?? name}>{name}</p>
}
`

export const SCREEN = `import { graphql } from 'react-relay/hooks'
import type { DishScreenQuery } from '#generated/relay/DishScreenQuery.graphql'
import { loadRouteQuery } from '../../relay/loadRouteQuery'
import { useRouteQuery } from '../../relay/useRouteQuery'
import { DishCard } from './DishCard'

const query = graphql\`
  query DishScreenQuery($id: ID!) {
    product(id: $id, date: "2026-11-24", distributionPointId: "111") {
      ...DishCard_product
    }
  }
\`

export const loadDishScreen = ({ id }: { id: string }) =>
  loadRouteQuery<DishScreenQuery>(query, { id })

export function DishScreen() {
  const { product } = useRouteQuery<DishScreenQuery>(query)
  return product && <DishCard product={product} />
}
`

/** Another component of the same shape, so that several faults stand side by side. */
const renamed = (text: string, from: string, to: string) => text.replaceAll(from, to)

export const GENEROUS = renamed(CARD, 'DishCard', 'GenerousCard').replace(
  'name\n        unavail',
  'name\n        price\n        unavail',
)
export const NULLABLE = renamed(CARD, 'DishCard', 'NullableCard').replace(
  'title={unavailabilityPublicMessage ?? name}',
  'title={unavailabilityPublicMessage.trim()}',
)
export const FORGETFUL = renamed(SCREEN, 'DishScreen', 'ForgetfulScreen')
  .replace('{ id }: { id: string }', '')
  .replace('query, { id }', 'query, {}')
export const UNSPREAD = renamed(SCREEN, 'DishScreen', 'UnspreadScreen').replace(
  '...DishCard_product',
  'id',
)

export const CARD_FILE = 'src/client/areas/dish/DishCard.tsx'
export const SCREEN_FILE = 'src/client/areas/dish/DishScreen.tsx'

/** The compiler takes each of these; what they do wrong is for the two that come after it. */
export const PLANTED = {
  [CARD_FILE]: CARD,
  [SCREEN_FILE]: SCREEN,
  'src/client/areas/dish/GenerousCard.tsx': GENEROUS,
  'src/client/areas/dish/NullableCard.tsx': NULLABLE,
  'src/client/areas/dish/ForgetfulScreen.tsx': FORGETFUL,
  'src/client/areas/dish/UnspreadScreen.tsx': UNSPREAD,
}
