import { ForgetDialog } from '../ForgetDialog'
import { plansCopy as copy } from './plansCopy'
import { useEndPlan } from './useEndPlan'

type Props = { id: string; onClose: () => void; onGone: () => void }

/** Asks before an order is repeated no more. */
export function EndPlanDialog({ id, onClose, onGone }: Props) {
  const { forget, isForgetting } = useEndPlan()
  return (
    <ForgetDialog
      title={copy.endTitle}
      keepLabel={copy.keep}
      confirmLabel={copy.end}
      goneWords={copy.ended}
      forget={() => forget({ id })}
      isForgetting={isForgetting}
      onClose={onClose}
      onGone={onGone}
    >
      {copy.endText}
    </ForgetDialog>
  )
}
