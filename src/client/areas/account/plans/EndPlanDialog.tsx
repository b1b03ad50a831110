import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import { type EndPlanDialogMutation } from '#generated/relay/EndPlanDialogMutation.graphql'
import { Button } from '../../../design/Button'
import { Dialog } from '../../../design/Dialog'
import { Notice } from '../../../design/Notice'
import { useToast } from '../../../design/useToast'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { plansCopy as copy } from './plansCopy'

type Props = { id: string; onClose: () => void; onEnded: () => void }

/** Asks before an order is repeated no more. */
export function EndPlanDialog({ id, onClose, onEnded }: Props) {
  const toast = useToast()
  const [problem, setProblem] = useState<string | null>(null)
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
    if (!result.ok && result.code !== 'NOT_FOUND') return setProblem(failureWords(result))
    toast(copy.ended)
    return onEnded()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.endTitle}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button variant="danger" isBusy={isEnding} onClick={() => void confirm()}>
            {copy.end}
          </Button>
        </>
      }
    >
      <p>{copy.endText}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
