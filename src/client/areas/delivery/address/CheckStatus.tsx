import { Notice } from '../../../design/Notice'
import { Spinner } from '../../../design/Spinner'
import { deliveryPanelCopy } from '../deliveryPanelCopy'

/** While an address is checked, and when it could not be. */
export function CheckStatus({ status }: { status: 'idle' | 'checking' | 'failed' }) {
  return (
    <div role="status">
      {status === 'checking' && <Spinner label={deliveryPanelCopy.checking} />}
      {status === 'failed' && <Notice tone="danger">{deliveryPanelCopy.checkFailed}</Notice>}
    </div>
  )
}
