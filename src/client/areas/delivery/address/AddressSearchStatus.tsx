import { actionCopy } from '../../../config/actionCopy'
import { Button } from '../../../design/buttons/Button'
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

/** What came of the search; null while there is none. */
const message = ({ text, status, count, isNumberMissing }: Omit<Props, 'id' | 'onRetry'>) => {
  if (isNumberMissing) return deliveryPanelCopy.houseNumberNeeded
  if (!canSearchAddress(text)) return null
  if (status === 'down') return deliveryPanelCopy.geocoderDown
  if (status === 'found') {
    if (count > 0) return deliveryPanelCopy.results(count)
    return hasOnlyDigits(text) ? deliveryPanelCopy.streetMissing : deliveryPanelCopy.noResult
  }
  return deliveryPanelCopy.searching
}

/** How to search, which describes the field, and what came of it, which is told. */
export function AddressSearchStatus({ id, onRetry, ...search }: Props) {
  const told = message(search)
  const isProblem = search.isNumberMissing || search.status === 'down'
  return (
    <div className={styles.status}>
      <p id={id} className={isProblem ? styles.problem : styles.hint}>
        {told === null && deliveryPanelCopy.addressHint}
        <span role="status">{told}</span>
      </p>
      {search.status === 'down' && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {actionCopy.retry}
        </Button>
      )}
    </div>
  )
}
