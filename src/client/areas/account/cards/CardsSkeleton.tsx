import { Skeleton } from '../../../design/Skeleton'
import { Spinner } from '../../../design/Spinner'
import { Stack } from '../../../design/Stack'
import { cardsCopy as copy } from './cardsCopy'

/** The shape of the cards that are on their way. */
export const CardsSkeleton = () => (
  <Stack>
    <Spinner label={copy.loading} />
    <Skeleton shape="block" height="4.5rem" />
  </Stack>
)
