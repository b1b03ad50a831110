import { Button } from '../../../design/buttons/Button'
import { EmptyState } from '../../../design/notices/EmptyState'
import { useDeliveryPanel } from '../../../routing/useDeliveryPanel'
import { catalogueCopy } from './catalogueCopy'
import { emptyStorefrontCopy } from './emptyStorefrontCopy'

/** A storefront without anything for the day, in its own words. */
export function NothingToday({ slug }: { slug: string }) {
  const { openPanel } = useDeliveryPanel()
  const { title, advice } = emptyStorefrontCopy(slug)
  return (
    <EmptyState
      title={title}
      action={<Button onClick={() => openPanel('jour')}>{catalogueCopy.otherDay}</Button>}
    >
      {advice}
    </EmptyState>
  )
}
