import { ConfirmButton } from '../links/ConfirmButton'
import { useConfirmEmail } from './useConfirmEmail'

type Props = {
  token: string
  /** What the click confirms, where the page does not say it yet. */
  lead?: string | undefined
  label: string
  /** Whether something else on the page confirms it as well. */
  isSecond?: boolean
  onOutcome: (outcome: 'confirmed' | 'gone') => void
}

/** Confirms by a click what a mailed link is about. */
export function ConfirmEmail({ token, lead, label, isSecond = false, onOutcome }: Props) {
  const { confirm, isConfirming } = useConfirmEmail()
  const submit = async () => {
    const outcome = await confirm(token)
    if (outcome.kind === 'failed') return outcome.words
    onOutcome(outcome.kind)
    return null
  }

  return (
    <>
      {lead !== undefined && <p>{lead}</p>}
      <ConfirmButton
        label={label}
        variant={isSecond ? 'secondary' : 'primary'}
        isBusy={isConfirming}
        onConfirm={submit}
      />
    </>
  )
}
