import { useState } from 'react'
import { Button } from '../../../design/Button'
import { Notice } from '../../../design/Notice'
import { emailConfirmationCopy as copy } from './emailConfirmationCopy'
import { useConfirmEmail } from './useConfirmEmail'

export function ConfirmEmail({
  token,
  onOutcome,
}: {
  token: string
  onOutcome: (outcome: 'confirmed' | 'gone') => void
}) {
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
      <p>{copy.lead}</p>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button size="large" isBusy={isConfirming} onClick={() => void submit()}>
        {copy.confirm}
      </Button>
    </>
  )
}
