import { Skeleton } from '../../../design/loading/Skeleton'
import { Spinner } from '../../../design/loading/Spinner'
import { Stack } from '../../../design/layout/Stack'
import { accountCopy as copy } from '../accountCopy'

const ROWS = [1, 2, 3, 4]

/** The shape of the orders that are on their way. */
export function OrdersSkeleton() {
  return (
    <Stack>
      <Spinner label={copy.ordersLoading} />
      {ROWS.map((row) => (
        <Skeleton key={row} shape="block" height="6.5rem" />
      ))}
    </Stack>
  )
}
