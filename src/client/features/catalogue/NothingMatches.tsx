import { Button } from '../../design/Button'
import { EmptyState } from '../../design/EmptyState'
import { catalogueCopy } from './catalogueCopy'

export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={catalogueCopy.nothingMatches}
      action={
        <Button variant="secondary" onClick={onClear}>
          {catalogueCopy.clear}
        </Button>
      }
    >
      {catalogueCopy.nothingMatchesAdvice}
    </EmptyState>
  )
}
