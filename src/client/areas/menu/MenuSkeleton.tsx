import { Skeleton } from '../../design/loading/Skeleton'
import { Stack } from '../../design/layout/Stack'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { menuCopy } from './menuCopy'

/** As many as a screen is high: what stands below the list is not where a dish is about to come. */
const ROWS = Array.from({ length: 14 }, (_, row) => row)

/** The shape of the dishes that are on their way. */
export const MenuSkeleton = () => (
  <Stack>
    <VisuallyHidden role="status">{menuCopy.loading}</VisuallyHidden>
    <Skeleton width="60%" height="1.75rem" />
    {ROWS.map((row) => (
      <Skeleton key={row} shape="block" height="3.75rem" />
    ))}
  </Stack>
)
