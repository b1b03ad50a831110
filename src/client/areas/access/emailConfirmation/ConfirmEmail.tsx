import { useState } from 'react'
import { Button } from '../../../design/Button'
import { Notice } from '../../../design/Notice'
import { emailConfirmationCopy as copy } from './emailConfirmationCopy'
import { useConfirmEmail } from './useConfirmEmail'

type Props = {
  token: string
  /** Whether something else on the page confirms it as well. */
  isSecond: boolean
  onOutcome: (outcome: 'confirmed' | 'gone') => void
}

export function ConfirmEmail({ token, isSecond, onOutcome }: Props) {
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
      {!isSecond && <p>{copy.lead}</p>}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button
        size="large"
        variant={isSecond ? 'secondary' : 'primary'}
        isBusy={isConfirming}
        onClick={() => void submit()}
      >
        {isSecond ? copy.confirmOnly : copy.confirm}
      </Button>
    </>
  )
}
