import { ConfirmDialog } from '../../../design/ConfirmDialog'
import { useToast } from '../../../design/useToast'
import { plansCopy as copy } from './plansCopy'
import { useEndPlan } from './useEndPlan'

type Props = { id: string; onClose: () => void; onGone: () => void }

/** Asks before an order is repeated no more. */
export function EndPlanDialog({ id, onClose, onGone }: Props) {
  const toast = useToast()
  const { forget, isForgetting } = useEndPlan()
  const confirm = async () => {
    const problem = await forget({ id })
    if (problem !== null) return problem
    toast(copy.ended)
    onGone()
    return null
  }
  return (
    <ConfirmDialog
      title={copy.endTitle}
      keepLabel={copy.keep}
      confirmLabel={copy.end}
      isBusy={isForgetting}
      onClose={onClose}
      onConfirm={confirm}
    >
      {copy.endText}
    </ConfirmDialog>
  )
}
