import { formatMoney } from '#domain/pricing/money'
import { Button } from '../../../design/buttons/Button'
import { Dialog } from '../../../design/dialogs/Dialog'
import { Notice } from '../../../design/notices/Notice'
import type { ChallengeOutcome } from './confirmation'
import styles from './ChallengeDialog.module.css'
import { sandboxCopy } from './sandboxCopy'

/** Plays the bank's page of a strong customer authentication; `amount` (cents TTC) is null while there is no question, and 0 when a card is
 * saved without a payment. */
export function ChallengeDialog({
  amount,
  onComplete,
}: {
  amount: number | null
  onComplete: (complete: ChallengeOutcome) => void
}) {
  return (
    <Dialog
      isOpen={amount !== null}
      onClose={() => onComplete('abandoned')}
      title={sandboxCopy.challengeTitle}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={() => onComplete('refused')}>
            {sandboxCopy.refuse}
          </Button>
          <Button onClick={() => onComplete('accepted')}>{sandboxCopy.accept}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.question}>
          {amount === 0
            ? sandboxCopy.saveCardCheck
            : sandboxCopy.challengeQuestion(formatMoney(amount ?? 0))}
        </p>
        <Notice tone="info">{sandboxCopy.noRealMoney}</Notice>
      </div>
    </Dialog>
  )
}
