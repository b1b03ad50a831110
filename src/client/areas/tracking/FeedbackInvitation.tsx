import { graphql, useFragment } from 'react-relay/hooks'
import type { FeedbackInvitation_order$key } from '#generated/relay/FeedbackInvitation_order.graphql'
import { feedbackPath } from '../../config/feedbackPath'
import { LinkButton } from '../../design/buttons/LinkButton'
import { Notice } from '../../design/notices/Notice'
import { Stack } from '../../design/layout/Stack'
import { trackingCopy as copy } from './trackingCopy'

/** Asks the owner of a delivered order what it was like, until there is feedback. */
export function FeedbackInvitation({ order }: { order: FeedbackInvitation_order$key }) {
  const { id, status, isFeedbackDone, canteenFeedbackHash } = useFragment(
    graphql`
      fragment FeedbackInvitation_order on Order {
        id
        status
        isFeedbackDone
        canteenFeedbackHash
      }
    `,
    order,
  )
  if (status !== 'delivered' || isFeedbackDone) return null
  return (
    <Notice tone="success">
      <Stack>
        <p>{copy.thanks}</p>
        <p>
          <LinkButton variant="secondary" size="small" to={feedbackPath(id, canteenFeedbackHash)}>
            {copy.giveFeedback}
          </LinkButton>
        </p>
      </Stack>
    </Notice>
  )
}
