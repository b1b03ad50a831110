import { Skeleton } from '../../../design/loading/Skeleton'
import { Spinner } from '../../../design/loading/Spinner'
import { Stack } from '../../../design/layout/Stack'
import { cardsCopy as copy } from './cardsCopy'

/** The shape of the cards that are on their way. */
export const CardsSkeleton = () => (
  <Stack>
    <Spinner label={copy.loading} />
    <Skeleton shape="block" height="4.5rem" />
  </Stack>
)
