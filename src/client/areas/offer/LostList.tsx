import { actionCopy } from '../../config/actionCopy'
import { waitWords } from '../../config/waitWords'
import { Button } from '../../design/buttons/Button'
import { FixedNotice } from '../../design/notices/FixedNotice'
import { isUnreachable } from '../../relay/RequestError'
import type { LostResponse } from '../../relay/useFollowingQuery'
import { lostListCopy as copy } from './lostListCopy'

type Props = { text: string; lost: LostResponse }

/** Says that the list of a new choice did not come, and that the one before is still shown. */
export function LostList({ text, lost: { error, retry } }: Props) {
  const { retryAfterSeconds } = error
  const wait = retryAfterSeconds === null ? undefined : waitWords(retryAfterSeconds)
  const [title, next] = isUnreachable(error)
    ? [copy.unreachable, copy.onReconnect]
    : [copy.busy, copy.later(wait)]
  return (
    <FixedNotice title={title} text={`${text} ${next}`}>
      <Button size="small" onClick={retry}>
        {actionCopy.retry}
      </Button>
    </FixedNotice>
  )
}
