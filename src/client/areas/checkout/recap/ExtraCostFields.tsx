import { areIndividualBoxesOffered, type SpecialConfiguration } from '#domain/pricing/extraCosts'
import { formatDay } from '#domain/time/calendar'
import { formatMoney } from '#domain/pricing/money'
import { useCart } from '../../../state/useCart'
import { checkoutCopy as copy } from '../checkoutCopy'
import { OptionField } from './OptionField'
import styles from './RecapLines.module.css'

type Props = { configuration: SpecialConfiguration; covers: number }

/** Cutlery, placemats and individual boxes, each counted per cover. */
export function ExtraCostFields({ configuration, covers }: Props) {
  const { cart } = useCart()
  const { cutleryPrice, placematPrice, individualBoxPrice, disablePopboxBefore } = configuration
  return (
    <>
      <OptionField
        option="hasCutlery"
        label={copy.hasCutlery}
        hint={priceHint(cutleryPrice, covers)}
      />
      <OptionField
        option="hasPlacemats"
        label={copy.hasPlacemats}
        hint={priceHint(placematPrice, covers)}
      />
      {areIndividualBoxesOffered({ disablePopboxBefore }, cart.deliveryDay) ? (
        <OptionField
          option="hasIndividualBoxes"
          label={copy.hasIndividualBoxes}
          hint={priceHint(individualBoxPrice, covers)}
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
