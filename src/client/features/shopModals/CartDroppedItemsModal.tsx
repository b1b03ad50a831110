import type { CartChange } from '../../../domain/inventory'
import { Button } from '../../design/Button'
import { useModal } from '../../state/useModal'
import styles from './CartDroppedItemsModal.module.css'
import { ShopNotice } from './ShopNotice'
import { shopModalsCopy } from './shopModalsCopy'

const copy = shopModalsCopy.cartDroppedItems

export function CartDroppedItemsModal({ changes }: { changes: readonly CartChange[] }) {
  const { close } = useModal()
  return (
    <ShopNotice title={copy.title} actions={<Button onClick={close}>{copy.action}</Button>}>
      <p>{copy.text}</p>
      <ul className={styles.changes}>
        {changes.map(({ item, name, requestedQty, qty }) => (
          <li key={`${item.type}-${item.lineId}-${item.itemId}`} className={styles.change}>
            <strong>{name ?? copy.unknown}</strong>
            <span>{qty === 0 ? copy.removed : copy.reduced(requestedQty, qty)}</span>
          </li>
        ))}
      </ul>
    </ShopNotice>
  )
}
