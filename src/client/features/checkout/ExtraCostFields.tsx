import { graphql, useFragment } from 'react-relay/hooks'
import { type ExtraCostFields_configuration$key } from '../../../../__generated__/relay/ExtraCostFields_configuration.graphql'
import { areIndividualBoxesOffered } from '../../../domain/extraCosts'
import { formatDay } from '../../../domain/calendar'
import { formatMoney } from '../../../domain/money'
import { Checkbox } from '../../design/Checkbox'
import { useCart } from '../../state/useCart'
import { checkoutCopy as copy } from './checkoutCopy'
import styles from './RecapLines.module.css'

type Props = { configuration: ExtraCostFields_configuration$key; covers: number }

/** Cutlery, placemats and individual boxes, each counted per cover. */
export function ExtraCostFields({ configuration, covers }: Props) {
  const { cart, setOption } = useCart()
  const { cutleryPrice, placematPrice, individualBoxPrice, disablePopboxBefore } = useFragment(
    graphql`
      fragment ExtraCostFields_configuration on SpecialConfiguration {
        cutleryPrice
        placematPrice
        individualBoxPrice
        disablePopboxBefore
      }
    `,
    configuration,
  )
  return (
    <>
      <Checkbox
        label={copy.hasCutlery}
        hint={priceHint(cutleryPrice, covers)}
        checked={cart.hasCutlery}
        onChange={(checked) => setOption('hasCutlery', checked)}
      />
      <Checkbox
        label={copy.hasPlacemats}
        hint={priceHint(placematPrice, covers)}
        checked={cart.hasPlacemats}
        onChange={(checked) => setOption('hasPlacemats', checked)}
      />
      {areIndividualBoxesOffered({ disablePopboxBefore }, cart.deliveryDay) ? (
        <Checkbox
          label={copy.hasIndividualBoxes}
          hint={priceHint(individualBoxPrice, covers)}
          checked={cart.hasIndividualBoxes}
          onChange={(checked) => setOption('hasIndividualBoxes', checked)}
        />
      ) : (
        <p className={styles.note}>
          {copy.hasIndividualBoxes}. {copy.individualBoxesFrom(formatDay(disablePopboxBefore))}
        </p>
      )}
    </>
  )
}

function priceHint(price: number, covers: number) {
  if (covers === 0) return copy.noCover
  return price === 0 ? copy.freePerCover(covers) : copy.perCover(formatMoney(price), covers)
}
