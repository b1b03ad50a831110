import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths'
import { Button } from '../../../design/Button'
import { Notice } from '../../../design/Notice'
import { useAcceptTerms } from './useAcceptTerms'
import { termsValidationCopy as copy } from './termsValidationCopy'

export function AcceptTerms({
  token,
  onAccepted,
  onGone,
}: {
  token: string
  onAccepted: () => void
  onGone: () => void
}) {
  const { accept, isAccepting } = useAcceptTerms()
  const [problem, setProblem] = useState<string | null>(null)
  const submit = async () => {
    setProblem(null)
    const outcome = await accept(token)
    if (outcome.kind === 'accepted') onAccepted()
    else if (outcome.kind === 'gone') onGone()
    else setProblem(outcome.words)
  }

  return (
    <>
      <p>{copy.lead}</p>
      <Link to={paths.termsOfSale.build()} target="_blank">
        {copy.read}
      </Link>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button size="large" isBusy={isAccepting} onClick={() => void submit()}>
        {copy.accept}
      </Button>
    </>
  )
}
