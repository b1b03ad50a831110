import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../design/dialogs/ConfirmDialog'
import { useToast } from '../../design/notices/useToast'

type Props = {
  title: string
  /** What is lost with it. */
  children: ReactNode
  keepLabel: string
  confirmLabel: string
  /** Said once it is gone. */
  goneWords: string
  /** Resolves to the words of what went wrong; null once it is gone. */
  forget: () => Promise<string | null>
  isForgetting: boolean
  onClose: () => void
  onGone: () => void
}

/** Asks before the account forgets something, and says so once it has. */
export function ForgetDialog({ goneWords, forget, isForgetting, onGone, ...dialog }: Props) {
  const toast = useToast()
  const confirm = async () => {
    const problem = await forget()
    if (problem !== null) return problem
    toast(goneWords)
    onGone()
    return null
  }
  return <ConfirmDialog {...dialog} isBusy={isForgetting} onConfirm={confirm} />
}
