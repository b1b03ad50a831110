import { actionCopy } from '../../../config/actionCopy'
import { Button } from '../../../design/Button'
import { canSearchAddress } from '#domain/delivery/delivery'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import type { SearchStatus } from './useAddressSearch'
import styles from './AddressSearchStatus.module.css'

type Props = {
  id: string
  text: string
  status: SearchStatus
  count: number
  isNumberMissing: boolean
  onRetry: () => void
}

const hasOnlyDigits = (text: string) => /^[\d\s]+$/.test(text)

const message = ({ text, status, count, isNumberMissing }: Omit<Props, 'id' | 'onRetry'>) => {
  if (isNumberMissing) return deliveryPanelCopy.houseNumberNeeded
  if (!canSearchAddress(text)) return deliveryPanelCopy.addressHint
  if (status === 'down') return deliveryPanelCopy.geocoderDown
  if (status === 'found') {
    if (count > 0) return deliveryPanelCopy.results(count)
    return hasOnlyDigits(text) ? deliveryPanelCopy.streetMissing : deliveryPanelCopy.noResult
  }
  return deliveryPanelCopy.searching
}

export function AddressSearchStatus({ id, onRetry, ...search }: Props) {
  const isProblem = search.isNumberMissing || search.status === 'down'
  return (
    <div className={styles.status}>
      <p id={id} role="status" className={isProblem ? styles.problem : styles.hint}>
        {message(search)}
      </p>
      {search.status === 'down' && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {actionCopy.retry}
        </Button>
      )}
    </div>
  )
}
