import { useState } from 'react'
import { Button } from '../../../design/buttons/Button'
import { Notice } from '../../../design/notices/Notice'

type Props = {
  label: string
  isBusy: boolean
  variant?: 'primary' | 'secondary'
  /** Returns the words of what went wrong, null when it is done. */
  onConfirm: () => Promise<string | null>
}

/** The button that confirms what a mailed link is about; a failure is shown above it. */
export function ConfirmButton({ label, isBusy, variant = 'primary', onConfirm }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = async () => {
    setProblem(null)
    setProblem(await onConfirm())
  }
  return (
    <>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button size="large" variant={variant} isBusy={isBusy} onClick={() => void confirm()}>
        {label}
      </Button>
    </>
  )
}
