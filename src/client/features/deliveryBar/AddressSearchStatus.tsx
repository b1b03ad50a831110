import { Button } from '../../design/Button'
import { canSearchAddress } from '../../../domain/delivery'
import { deliveryBarCopy } from './deliveryBarCopy'
import type { AddressSearchStatus as Status } from './useAddressSearch'
import styles from './AddressSearchStatus.module.css'

type Props = {
  id: string
  text: string
  status: Status
  count: number
  isNumberMissing: boolean
  onRetry: () => void
}

const message = ({ text, status, count, isNumberMissing }: Omit<Props, 'id' | 'onRetry'>) => {
  if (isNumberMissing) return deliveryBarCopy.houseNumberNeeded
  if (!canSearchAddress(text)) return deliveryBarCopy.addressHint
  if (status === 'down') return deliveryBarCopy.geocoderDown
  if (status === 'found') {
    return count === 0 ? deliveryBarCopy.noResult : deliveryBarCopy.results(count)
  }
  return deliveryBarCopy.searching
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
          {deliveryBarCopy.retry}
        </Button>
      )}
    </div>
  )
}
