import { Notice } from '../../../design/notices/Notice'
import { Spinner } from '../../../design/loading/Spinner'
import { deliveryPanelCopy } from '../deliveryPanelCopy'

/** While an address is checked, and when it could not be. */
export function CheckStatus({ status }: { status: 'idle' | 'checking' | 'failed' }) {
  return (
    <div>
      <div role="status">
        {status === 'checking' && <Spinner label={deliveryPanelCopy.checking} isReadOut />}
      </div>
      {status === 'failed' && <Notice tone="danger">{deliveryPanelCopy.checkFailed}</Notice>}
    </div>
  )
}
