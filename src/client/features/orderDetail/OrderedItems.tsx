import { graphql, useFragment } from 'react-relay/hooks'
import { type OrderedItems_order$key } from '../../../../__generated__/relay/OrderedItems_order.graphql'
import { orderDetailCopy as copy } from './orderDetailCopy'
import styles from './OrderedItems.module.css'
import { OrderedLine } from './OrderedLine'

/** Everything that was ordered: products, menus with what is in them, options. */
export function OrderedItems({ order }: { order: OrderedItems_order$key }) {
  const { products, menus, extraCosts } = useFragment(
    graphql`
      fragment OrderedItems_order on Order {
        products {
          id
          name
          pictureUrl
          price
          quantity
          freeQuantity
          originalProduct {
            participantsPerQuantity
          }
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
  return (
    <>
      <ul className={styles.lines}>
        {products
          .filter(({ menu }) => menu == null)
          .map(({ originalProduct, ...line }) => (
            <OrderedLine
              key={line.id}
              {...lineOf(line)}
              serves={originalProduct?.participantsPerQuantity}
            />
          ))}
        {menus.map(({ id, ...menu }) => (
          <OrderedLine key={id} {...lineOf(menu)}>
            <ul className={styles.parts} aria-label={copy.menuContent(menu.name)}>
              {products
                .filter(({ menu }) => menu?.id === id)
                .map((part) => (
                  <li key={part.id}>
                    {copy.quantity(part.quantity)} {part.name}
                  </li>
                ))}
            </ul>
          </OrderedLine>
        ))}
      </ul>
      {extraCosts.length > 0 && (
        <>
          <h3 className={styles.heading}>{copy.extras}</h3>
          <ul className={styles.lines}>
            {extraCosts.map((cost) => (
              <OrderedLine key={cost.id} {...lineOf(cost)} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

type Ordered = {
  readonly name: string
  readonly pictureUrl?: string
  readonly price: number
  readonly quantity: number
  readonly freeQuantity: number
}

const lineOf = ({ name, pictureUrl, price, quantity, freeQuantity }: Ordered) => ({
  name,
  pictureUrl,
  price,
  quantity,
  freeQuantity,
})
