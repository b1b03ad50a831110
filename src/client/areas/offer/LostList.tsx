import { actionCopy } from '../../config/actionCopy'
import { Button } from '../../design/Button'
import { FixedNotice } from '../../design/FixedNotice'
import { lostListCopy } from './lostListCopy'

type Props = { text: string; onRetry: () => void }

/** Says that the list of a new choice did not come, and that the one before is still shown. */
export function LostList({ text, onRetry }: Props) {
  return (
    <FixedNotice title={lostListCopy.title} text={text}>
      <Button size="small" onClick={onRetry}>
        {actionCopy.retry}
      </Button>
    </FixedNotice>
  )
}
