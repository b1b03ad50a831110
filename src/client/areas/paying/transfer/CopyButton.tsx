import { Button } from '../../../design/buttons/Button'
import { useToast } from '../../../design/notices/useToast'
import { transferCopy as copy } from './transferCopy'

type Props = {
  text: string
  /** The text stands beside the button, or is put there now. */
  onRefused?: () => void
  children: string
}

/** Puts a text on the clipboard; where that is not allowed, it is to be selected beside the button. */
export function CopyButton({ text, onRefused, children }: Props) {
  const toast = useToast()
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(copy.copied)
    } catch {
      toast(copy.notCopied)
      onRefused?.()
    }
  }
  return (
    <Button variant="secondary" size="small" onClick={() => void copyText()}>
      {children}
    </Button>
  )
}
