import { actionCopy } from '../config/actionCopy'
import { Button } from '../design/Button'
import { FixedNotice } from '../design/FixedNotice'
import { lostConnectionCopy as copy } from './lostConnectionCopy'

type Props = { onRetry: () => void; onLeave: () => void }

/** Says that what was pressed cannot come without a connection; `onLeave` stays where one is. */
export const LostConnectionNotice = ({ onRetry, onLeave }: Props) => (
  <FixedNotice title={copy.title} text={copy.text}>
    <Button size="small" onClick={onRetry}>
      {actionCopy.retry}
    </Button>
    <Button size="small" variant="quiet" onClick={onLeave}>
      {copy.stay}
    </Button>
  </FixedNotice>
)
