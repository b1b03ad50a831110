import { actionCopy } from '../config/actionCopy'
import { Button } from '../design/buttons/Button'
import { FixedNotice } from '../design/notices/FixedNotice'
import { isPageFailed } from '../services/failedPage'
import { lostConnectionCopy as copy } from './lostConnectionCopy'

type Props = { onRetry: () => void; onLeave: () => void }

/** Says that what was pressed cannot come without a connection; `onLeave` stays where one is. Of a page that could not be shown nothing is kept. */
export const LostConnectionNotice = ({ onRetry, onLeave }: Props) => (
  <FixedNotice title={copy.title} text={isPageFailed() ? copy.again : `${copy.kept} ${copy.again}`}>
    <Button size="small" onClick={onRetry}>
      {actionCopy.retry}
    </Button>
    <Button size="small" variant="quiet" onClick={onLeave}>
      {copy.stay}
    </Button>
  </FixedNotice>
)
