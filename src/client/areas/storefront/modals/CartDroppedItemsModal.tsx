import type { CartChange } from '#domain/catalogue/inventory'
import { Button } from '../../../design/buttons/Button'
import { keptName } from '../../../state/articleNames'
import { useModal } from '../../../state/useModal'
import styles from './CartDroppedItemsModal.module.css'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.cartDroppedItems

export function CartDroppedItemsModal({ changes }: { changes: readonly CartChange[] }) {
  const { close } = useModal()
  const isUnderMinimum = changes.every(({ minimumQuantity }) => minimumQuantity !== null)
  return (
    <ShopNotice title={copy.title} actions={<Button onClick={close}>{copy.action}</Button>}>
      <p>{isUnderMinimum ? copy.textUnderMinimum : copy.text}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={keyOf(change.item)} className={styles.change}>
            <strong>{change.name ?? keptName(change.item) ?? copy.unknown}</strong>
            <span>{changeWords(change)}</span>
          </li>
        ))}
      </ul>
    </ShopNotice>
  )
}

const keyOf = ({ type, lineId, itemId }: CartChange['item']) => `${type}-${lineId}-${itemId}`

function changeWords({ requestedQty, qty, minimumQuantity }: CartChange): string {
  if (qty > 0) return copy.reduced(requestedQty, qty)
  return minimumQuantity === null ? copy.removed : copy.underMinimum(minimumQuantity)
}
