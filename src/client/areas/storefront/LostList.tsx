import { Button } from '../../design/Button'
import { FixedNotice } from '../../design/FixedNotice'
import { shopCopy } from './shopCopy'

/** Says that the list of a new address, day or hour did not come, and that the one before is still shown. */
export function LostList({ onRetry }: { onRetry: () => void }) {
  return (
    <FixedNotice title={shopCopy.lostTitle} text={shopCopy.lostText}>
      <Button size="small" onClick={onRetry}>
        {shopCopy.lostRetry}
      </Button>
    </FixedNotice>
  )
}
