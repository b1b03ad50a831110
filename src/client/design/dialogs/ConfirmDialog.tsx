import { useId, useState, type ReactNode } from 'react'
import { Button } from '../buttons/Button'
import { Dialog } from './Dialog'
import { Notice } from '../notices/Notice'
import { Stack } from '../layout/Stack'

type Props = {
  title: string
  /** What the confirmation leads to. */
  children: ReactNode
  keepLabel: string
  confirmLabel: string
  /** Shows that what was confirmed is under way. */
  isBusy: boolean
  onClose: () => void
  /** Resolves to the words of what went wrong; null for nothing, which leaves the closing to the caller. */
  onConfirm: () => Promise<string | null>
}

/** Asks before something is gone for good. */
export function ConfirmDialog(props: Props) {
  const { title, children, keepLabel, confirmLabel, isBusy, onClose, onConfirm } = props
  const wordsId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = async () => setProblem(await onConfirm())
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      describedBy={wordsId}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        <p id={wordsId}>{children}</p>
        {problem && <Notice tone="danger">{problem}</Notice>}
      </Stack>
    </Dialog>
  )
}
