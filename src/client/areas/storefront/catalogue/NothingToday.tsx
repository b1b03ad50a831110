import { Button } from '../../../design/Button'
import { EmptyState } from '../../../design/EmptyState'
import { catalogueCopy } from './catalogueCopy'
import { emptyStorefrontCopy } from './emptyStorefrontCopy'

type Props = { slug: string; onOtherDay: () => void }

/** A storefront without anything for the day, in its own words. */
export function NothingToday({ slug, onOtherDay }: Props) {
  const { title, advice } = emptyStorefrontCopy(slug)
  return (
    <EmptyState
      title={title}
      action={<Button onClick={onOtherDay}>{catalogueCopy.otherDay}</Button>}
    >
      {advice}
    </EmptyState>
  )
}
