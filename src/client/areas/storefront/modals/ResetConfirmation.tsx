import { Button } from '../../../design/buttons/Button'
import { useModal } from '../../../state/useModal'
import { ShopNotice } from './ShopNotice'

type Props = {
  copy: { title: string; text: string; keep: string; confirm: string }
  onConfirm: () => void
}

/** Asks before a choice takes items out of the cart; keeping them gives the choice up. */
export function ResetConfirmation({ copy, onConfirm }: Props) {
  const { close } = useModal()
  const confirm = () => {
    onConfirm()
    close()
  }
  return (
    <ShopNotice
      title={copy.title}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.keep}
          </Button>
          <Button onClick={confirm}>{copy.confirm}</Button>
        </>
      }
    >
      <p>{copy.text}</p>
    </ShopNotice>
  )
}
