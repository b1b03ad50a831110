import { graphql, useFragment } from 'react-relay/hooks'
import type { RecapOptions_query$key } from '#generated/relay/RecapOptions_query.graphql'
import { CART_OPTIONS } from '#domain/cart/cartOptions'
import { formatMoney } from '#domain/pricing/money'
import { formatDay } from '#domain/time/calendar'
import { FormCheckbox } from '../../../design/forms/FormCheckbox'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { useCart } from '../../../state/useCart'
import { optionsCopy as copy } from '../../cart/options/optionsCopy'
import { useCartOptions, type OfferedOption } from '../../cart/options/useCartOptions'
import { changedOptions, type OptionValues } from './optionValues'
import styles from './RecapLines.module.css'

type Props = { query: RecapOptions_query$key; covers: number }

/** Every choice that goes with the meal, each with what it means; kept in the cart at once. */
export function RecapOptions({ query, covers }: Props) {
  const data = useFragment(
    graphql`
      fragment RecapOptions_query on Query {
        ...useCartOptions_query
      }
    `,
    query,
  )
  const { options, boxesFrom } = useCartOptions(data)
  const { cart, setOption } = useCart()
  const keep = (values: OptionValues) => {
    for (const option of changedOptions(values, cart)) setOption(option, values[option])
  }
  return (
    <section className={styles.section} aria-labelledby="options-title">
      <h2 id="options-title">{copy.title}</h2>
      <FormEditListener<OptionValues> fields={CART_OPTIONS} onEdit={keep} />
      <div className={styles.options}>
        {options.map((offered) => (
          <FormCheckbox
            key={offered.option}
            name={offered.option}
            label={copy.labels[offered.option]}
            hint={hintOf(offered, covers)}
          />
        ))}
        {boxesFrom !== null && (
          <p className={styles.note}>
            {copy.labels.hasIndividualBoxes}. {copy.individualBoxesFrom(formatDay(boxesFrom))}
          </p>
        )}
      </div>
    </section>
  )
}

function hintOf({ option, price }: OfferedOption, covers: number) {
  if (option === 'toDeliversHot') return copy.toDeliversHotHint
  if (option === 'hasToLeaveBags') return copy.hasToLeaveBagsHint
  if (covers === 0) return copy.noCover
  return price ? copy.perCover(formatMoney(price), covers) : copy.freePerCover(covers)
}
