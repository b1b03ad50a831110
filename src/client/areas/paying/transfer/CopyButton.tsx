import { Button } from '../../../design/Button'
import { useToast } from '../../../design/useToast'
import { transferCopy as copy } from './transferCopy'

/** Puts a text on the clipboard; without one, the text stands beside the button. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const toast = useToast()
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(copy.copied)
    } catch {
      toast(copy.notCopied)
    }
  }
  return (
    <Button variant="secondary" size="small" onClick={() => void copyText()}>
      {children}
    </Button>
  )
}
