import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderTotals_order$key } from '#generated/relay/OrderTotals_order.graphql'
import { SummaryTotals } from './SummaryTotals'
import { totalsRows } from './totalsRows'

/** The amounts of an order as it was placed. */
export function OrderTotals({ order }: { order: OrderTotals_order$key }) {
  const { deliveryFees, lastMinuteFees, discount, discountTitle, vatParts, ...sums } = useFragment(
    graphql`
      fragment OrderTotals_order on Order {
        totalWithVat
        totalWithoutVat
        people
        deliveryFees
        lastMinuteFees
        discount
        discountTitle
        vatParts {
          rate
          vat
        }
        products {
          price
          quantity
          freeQuantity
        }
        menus {
          price
          quantity
          freeQuantity
        }
        extraCosts {
          price
          quantity
          freeQuantity
        }
      }
    `,
    order,
  )
  return (
    <SummaryTotals
      rows={totalsRows({
        products: sumOf(sums.products),
        menus: sumOf(sums.menus),
        extraCosts: sumOf(sums.extraCosts),
        delivery: deliveryFees,
        lastMinute: lastMinuteFees,
        discount,
        discountTitle,
      })}
      totalHT={sums.totalWithoutVat}
      people={sums.people}
      vatParts={vatParts.map(({ rate, vat }) => ({ rate, vat }))}
      totalTTC={sums.totalWithVat}
    />
  )
}

type Priced = { readonly price: number; readonly quantity: number; readonly freeQuantity: number }

const sumOf = (lines: readonly Priced[]) =>
  lines.reduce(
    (sum, { price, quantity, freeQuantity }) => sum + price * (quantity - freeQuantity),
    0,
  )
