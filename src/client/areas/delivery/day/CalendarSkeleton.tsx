import { Skeleton } from '../../../design/loading/Skeleton'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { deliveryPanelCopy } from '../deliveryPanelCopy'

/** As high as the calendar that follows it. */
export function CalendarSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{deliveryPanelCopy.calendarLoading}</VisuallyHidden>
      <Skeleton width="100%" height="28rem" shape="block" />
    </>
  )
}
