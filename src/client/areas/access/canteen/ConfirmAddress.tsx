import { useState } from 'react'
import { Button } from '../../../design/Button'
import { Notice } from '../../../design/Notice'
import { useValidateCanteenEmail } from './useValidateCanteenEmail'
import { canteenValidationCopy as copy } from './canteenValidationCopy'

export function ConfirmAddress({
  token,
  onSignedIn,
  onGone,
}: {
  token: string
  onSignedIn: (guest: { hasPassword: boolean }) => void
  onGone: () => void
}) {
  const { validate, isValidating } = useValidateCanteenEmail()
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async () => {
    setProblem(null)
    const outcome = await validate(token)
    if (outcome.kind === 'signedIn') onSignedIn(outcome)
    else if (outcome.kind === 'gone') onGone()
    else setProblem(outcome.words)
  }

  return (
    <>
      <p>{copy.lead}</p>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button size="large" isBusy={isValidating} onClick={() => void submit()}>
        {copy.confirm}
      </Button>
    </>
  )
}
