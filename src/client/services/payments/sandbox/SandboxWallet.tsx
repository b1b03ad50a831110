import { useEffect, useState } from 'react'
import { formatMoney } from '#domain/pricing/money'
import { Button } from '../../../design/Button'
import { Dialog } from '../../../design/Dialog'
import { Notice } from '../../../design/Notice'
import type { WalletProps } from '../payments'
import styles from './ChallengeDialog.module.css'
import { useSandboxCard } from './SandboxCardContext'
import { sandboxCopy as copy } from './sandboxCopy'

/** Stands in for a wallet, with the same moments: there is one, its button, its sheet, the customer agrees or closes it. */
export function SandboxWallet({ amount, onAvailable, onPress, onAgree }: WalletProps) {
  const { confirmWallet } = useSandboxCard()
  const [isOpen, setOpen] = useState(false)
  const [isPaying, setPaying] = useState(false)
  useEffect(() => onAvailable(true), [onAvailable])

  const close = () => setOpen(false)
  const agree = async () => {
    setPaying(true)
    await onAgree(confirmWallet)
    setPaying(false)
    close()
  }
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        fullWidth
        onClick={() => {
          if (onPress()) setOpen(true)
        }}
      >
        {copy.wallet}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onClose={close}
          title={copy.wallet}
          size="small"
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                {copy.walletCancel}
              </Button>
              <Button isBusy={isPaying} onClick={() => void agree()}>
                {copy.walletPay}
              </Button>
            </>
          }
        >
          <div className={styles.body}>
            <p className={styles.question}>{copy.walletText(formatMoney(amount))}</p>
            <Notice tone="info">{copy.walletNote}</Notice>
          </div>
        </Dialog>
      )}
    </>
  )
}
