import { graphql, useFragment } from 'react-relay/hooks'
import { type RecapOptions_query$key } from '#generated/relay/RecapOptions_query.graphql'
import { useSpecialConfiguration } from '../../offer/useSpecialConfiguration'
import { useCart } from '../../../state/useCart'
import { checkoutCopy as copy } from '../checkoutCopy'
import { ExtraCostFields } from './ExtraCostFields'
import { OptionFields } from './OptionFields'
import styles from './RecapLines.module.css'

type Props = { query: RecapOptions_query$key; covers: number }

/** Every choice that goes with the meal. */
export function RecapOptions({ query: key, covers }: Props) {
  const query = useFragment(
    graphql`
      fragment RecapOptions_query on Query {
        availableInventory(input: $input) {
          products {
            id
            isHot
          }
          menus {
            id
            productsIds
          }
        }
        ...useSpecialConfiguration_query
      }
    `,
    key,
  )
  const { availableInventory } = query
  const configuration = useSpecialConfiguration(query)
  const { cart } = useCart()
  const hot = new Set(availableInventory.products.filter(({ isHot }) => isHot).map(({ id }) => id))
  const productsOf = new Map(availableInventory.menus.map((menu) => [menu.id, menu.productsIds]))
  const hasHotItems = cart.items
    .flatMap(({ type, itemId }) => (type === 'menu' ? (productsOf.get(itemId) ?? []) : [itemId]))
    .some((productId) => hot.has(productId))
  return (
    <section className={styles.section} aria-labelledby="options-title">
      <h2 id="options-title">{copy.optionsTitle}</h2>
      <div className={styles.options}>
        <OptionFields hasHotItems={hasHotItems} />
        <ExtraCostFields configuration={configuration} covers={covers} />
      </div>
    </section>
  )
}
