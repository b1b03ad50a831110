import { useState } from 'react'
import { Button } from '../../../design/Button'
import { Notice } from '../../../design/Notice'
import { useConfirmEmail } from './useConfirmEmail'

type Props = {
  token: string
  /** What the click confirms, where the page does not say it yet. */
  lead?: string | undefined
  label: string
  /** Whether something else on the page confirms it as well. */
  isSecond?: boolean
  onOutcome: (outcome: 'confirmed' | 'gone') => void
}

/** Confirms by a click what a mailed link is about. */
export function ConfirmEmail({ token, lead, label, isSecond = false, onOutcome }: Props) {
  const { confirm, isConfirming } = useConfirmEmail()
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async () => {
    setProblem(null)
    const outcome = await confirm(token)
    if (outcome.kind === 'failed') setProblem(outcome.words)
    else onOutcome(outcome.kind)
  }

  return (
    <>
      {lead !== undefined && <p>{lead}</p>}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button
        size="large"
        variant={isSecond ? 'secondary' : 'primary'}
        isBusy={isConfirming}
        onClick={() => void submit()}
      >
        {label}
      </Button>
    </>
  )
}
