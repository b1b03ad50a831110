import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderLines_order$key } from '#generated/relay/OrderLines_order.graphql'
import type { ProductCategory } from '#domain/catalogue/categories'
import { formatUnits } from '#domain/catalogue/units'
import { isForCompanyLocations } from '#domain/delivery/companyLocations'
import { inCartOrder } from '#domain/order/inCartOrder'
import { formatMoney } from '#domain/pricing/money'
import { orderSummaryCopy as copy } from './orderSummaryCopy'
import { SummaryLine } from './SummaryLine'
import styles from './SummaryLines.module.css'

/** Everything that was ordered, as it stood in the cart: products and menus, with what is in them, then options. */
export function OrderLines({ order }: { order: OrderLines_order$key }) {
  const { products, menus, extraCosts } = useFragment(
    graphql`
      fragment OrderLines_order on Order {
        products {
          id
          position
          name
          category
          pictureUrl
          price
          quantity
          freeQuantity
          originalProduct {
            participantsPerQuantity
            line {
              id
            }
          }
          menu {
            id
          }
        }
        menus {
          id
          position
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
  const dishes = inCartOrder([
    ...products
      .filter(({ menu }) => menu == null)
      .map(({ id, position, category, originalProduct, ...line }) => ({
        position,
        shown: (
          <OrderLine
            key={`product-${id}`}
            line={line}
            category={categoryWord(category, originalProduct?.line.id)}
            serves={originalProduct?.participantsPerQuantity}
          />
        ),
      })),
    ...menus.map(({ id, position, ...line }) => ({
      position,
      shown: (
        <OrderLine key={`menu-${id}`} line={line}>
          <ul className={styles.parts} aria-label={copy.menuContent(line.name)}>
            {products
              .filter(({ menu }) => menu?.id === id)
              .map((part) => (
                <li key={part.id}>{formatUnits(part.quantity, part.name)}</li>
              ))}
          </ul>
        </OrderLine>
      ),
    })),
  ])
  return (
    <ul className={styles.lines}>
      {dishes.map(({ shown }) => shown)}
      {extraCosts.map(({ id, ...line }) => (
        <OrderLine key={`extra-${id}`} line={line} />
      ))}
    </ul>
  )
}

/** A dish of the canteen or of the room service comes on a plate, whatever sort of article it is. */
const categoryWord = (category: ProductCategory, lineId: string | undefined) =>
  category === 'Box' && lineId !== undefined && isForCompanyLocations(lineId)
    ? copy.categories.Other
    : copy.categories[category]

type Props = {
  line: {
    readonly name: string
    readonly pictureUrl?: string
    readonly price: number
    readonly quantity: number
    readonly freeQuantity: number
  }
  category?: string
  /** People whom one unit serves. */
  serves?: number | null | undefined
  children?: ReactNode
}

function OrderLine({ line, category, serves, children }: Props) {
  const { name, pictureUrl, price, quantity, freeQuantity } = line
  const facts = [
    category,
    price > 0 && copy.unitPrice(formatMoney(price)),
    serves && copy.serves(serves),
  ].filter((fact) => typeof fact === 'string')
  return (
    <SummaryLine
      name={name}
      pictureUrl={pictureUrl}
      quantity={quantity}
      amountHT={price * (quantity - freeQuantity)}
      facts={facts}
      offered={offeredWords(freeQuantity, quantity)}
    >
      {children}
    </SummaryLine>
  )
}

function offeredWords(free: number, quantity: number) {
  if (free === 0) return undefined
  return free >= quantity ? copy.free : copy.someFree(free, quantity)
}
