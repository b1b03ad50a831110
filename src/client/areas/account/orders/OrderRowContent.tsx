import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderRowContent_order$key } from '#generated/relay/OrderRowContent_order.graphql'
import { FactsLine } from '../../../design/text/FactsLine'
import { glimpseWords } from '../../orders/glimpseWords'
import { orderHistoryCopy as copy } from './orderHistoryCopy'

/** What an order holds, in a line: its two main dishes, what else there is, and for how many people. */
export function OrderRowContent({ order }: { order: OrderRowContent_order$key }) {
  const { people, products, menus } = useFragment(
    graphql`
      fragment OrderRowContent_order on Order {
        people
        products {
          name
          quantity
          price
          menu {
            __typename
          }
        }
        menus {
          name
          quantity
          price
        }
      }
    `,
    order,
  )
  const articles = [...menus, ...products.filter(({ menu }) => menu == null)].map(
    ({ name, quantity, price }) => ({ name, quantity, price }),
  )
  if (articles.length === 0) return null
  return (
    <p>
      <FactsLine facts={[glimpseWords(articles), people > 0 && copy.people(people)]} />
    </p>
  )
}
