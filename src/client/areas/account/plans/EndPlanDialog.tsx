import { graphql } from 'react-relay/hooks'
import { type EndPlanDialogMutation } from '#generated/relay/EndPlanDialogMutation.graphql'
import { ConfirmDialog } from '../../../design/ConfirmDialog'
import { useToast } from '../../../design/useToast'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { plansCopy as copy } from './plansCopy'

type Props = { id: string; onClose: () => void; onGone: () => void }

/** Asks before an order is repeated no more. */
export function EndPlanDialog({ id, onClose, onGone }: Props) {
  const toast = useToast()
  const [end, isEnding] = useAction<EndPlanDialogMutation>(graphql`
    mutation EndPlanDialogMutation($id: ID!) {
      endPlan(id: $id) {
        plans {
          id
          ...PlanRow_plan
        }
      }
    }
  `)
  const confirm = async () => {
    const result = await end({ id })
    // Another tab was faster: the plan is over all the same.
    if (!result.ok && result.code !== 'NOT_FOUND') return failureWords(result)
    toast(copy.ended)
    onGone()
    return null
  }
  return (
    <ConfirmDialog
      title={copy.endTitle}
      keepLabel={copy.keep}
      confirmLabel={copy.end}
      isBusy={isEnding}
      onClose={onClose}
      onConfirm={confirm}
    >
      {copy.endText}
    </ConfirmDialog>
  )
}
