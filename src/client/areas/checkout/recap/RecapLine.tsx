import type { CartItem } from '#domain/cart/cart'
import { formatMoney } from '#domain/pricing/money'
import { Picture } from '../../../design/pictures/Picture'
import { Price } from '../../../design/text/Price'
import { Stepper } from '../../../design/fields/Stepper'
import { useStockNote } from '../../offer/useStockNote'
import { checkoutCopy as copy } from '../checkoutCopy'
import styles from './RecapLine.module.css'

export type KnownItem = {
  name: string
  pictureUrl: string
  price: number
  minimumQuantity: number
  maxQuantity: number
}

type Props = { item: CartItem; known: KnownItem; onQuantity: (qty: number) => void }

/** An item of the cart with its stepper; under its least quantity it leaves. */
export function RecapLine({ item: { qty }, known, onQuantity }: Props) {
  const { name, pictureUrl, price, minimumQuantity, maxQuantity } = known
  const stockNote = useStockNote()
  return (
    <li className={styles.line}>
      <Picture src={pictureUrl} alt="" size="thumb" />
      <div className={styles.words}>
        <strong>{name}</strong>
        <small>{copy.unitPrice(formatMoney(price))}</small>
      </div>
      <div className={styles.stepper}>
        <Stepper
          label={copy.lineQuantity(name)}
          value={qty}
          min={minimumQuantity}
          isRemovable
          max={maxQuantity}
          maxNote={stockNote(maxQuantity)}
          onChange={onQuantity}
        />
      </div>
      <div className={styles.price}>
        <Price cents={price * qty} suffix="HT" />
      </div>
    </li>
  )
}
