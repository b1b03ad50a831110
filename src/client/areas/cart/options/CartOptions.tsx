import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartOptions_query$key } from '#generated/relay/CartOptions_query.graphql'
import { formatMoney } from '#domain/pricing/money'
import { Chip } from '../../../design/buttons/Chip'
import { useCart } from '../../../state/useCart'
import styles from './CartOptions.module.css'
import { optionsCopy as copy } from './optionsCopy'
import { useCartOptions, type OfferedOption } from './useCartOptions'

/** Each choice that goes with the meal, one press; what costs something says how much for all. */
export function CartOptions({ query, covers }: { query: CartOptions_query$key; covers: number }) {
  const data = useFragment(
    graphql`
      fragment CartOptions_query on Query {
        ...useCartOptions_query
      }
    `,
    query,
  )
  const { options } = useCartOptions(data)
  const { cart, setOption } = useCart()
  const titleId = useId()
  return (
    <div className={styles.options} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {copy.title}
      </p>
      <div className={styles.chips}>
        {options.map((offered) => {
          const isOn = cart[offered.option]
          return (
            <Chip
              key={offered.option}
              isOn={isOn}
              onToggle={() => setOption(offered.option, !isOn)}
            >
              {chipWords(offered, covers)}
            </Chip>
          )
        })}
      </div>
    </div>
  )
}

function chipWords({ option, price }: OfferedOption, covers: number) {
  const label = copy.labels[option]
  const total = (price ?? 0) * covers
  return total > 0 ? copy.priced(label, formatMoney(total)) : label
}
