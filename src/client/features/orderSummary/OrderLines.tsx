import { graphql, useFragment } from 'react-relay/hooks'
import { type OrderLines_order$key } from '../../../../__generated__/relay/OrderLines_order.graphql'
import { orderSummaryCopy as copy } from './orderSummaryCopy'
import { SummaryLines, type SummaryLine } from './SummaryLines'

/** The lines of an order as it was placed: products ordered alone, menus, extra costs. */
export function OrderLines({ order }: { order: OrderLines_order$key }) {
  const { products, menus, extraCosts } = useFragment(
    graphql`
      fragment OrderLines_order on Order {
        products {
          id
          name
          pictureUrl
          price
          quantity
          freeQuantity
          menu {
            id
          }
        }
        menus {
          id
          name
          pictureUrl
          price
          quantity
          freeQuantity
        }
        extraCosts {
          id
          name
          price
          quantity
          freeQuantity
        }
      }
    `,
    order,
  )
  const alone = products.filter(({ menu }) => menu == null)
  return (
    <SummaryLines
      lines={[
        ...alone.map((line) => toSummaryLine('product', line)),
        ...menus.map((line) => toSummaryLine('menu', line)),
        ...extraCosts.map((line) => toSummaryLine('extra', line)),
      ]}
    />
  )
}

type Ordered = {
  readonly id: string
  readonly name: string
  readonly pictureUrl?: string
  readonly price: number
  readonly quantity: number
  readonly freeQuantity: number
}

const toSummaryLine = (
  kind: string,
  { id, name, pictureUrl, price, quantity, freeQuantity }: Ordered,
): SummaryLine => ({
  key: `${kind}-${id}`,
  name,
  pictureUrl,
  quantity,
  amountHT: price * (quantity - freeQuantity),
  note: freeQuantity === quantity ? copy.free : undefined,
})
