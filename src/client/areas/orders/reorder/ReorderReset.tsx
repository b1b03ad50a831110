import { Button } from '../../../design/buttons/Button'
import { Dialog } from '../../../design/dialogs/Dialog'
import { reorderCopy as copy } from './reorderCopy'

type Props = { count: number; onConfirm: () => void; onKeep: () => void }

/** Asks before the items of another cart give way. */
export function ReorderReset({ count, onConfirm, onKeep }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onKeep}
      title={copy.resetTitle}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {copy.resetKeep}
          </Button>
          <Button onClick={onConfirm}>{copy.resetConfirm}</Button>
        </>
      }
    >
      <p>{copy.reset(count)}</p>
    </Dialog>
  )
}
