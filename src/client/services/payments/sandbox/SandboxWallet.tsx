import { useEffect, useState } from 'react'
import { invoiceOfWallet } from '#domain/cart/walletBilling'
import { formatMoney } from '#domain/pricing/money'
import { Button } from '../../../design/buttons/Button'
import { Dialog } from '../../../design/dialogs/Dialog'
import { Notice } from '../../../design/notices/Notice'
import { newKey } from '../../newKey'
import type { WalletProps } from '../payments'
import styles from './ChallengeDialog.module.css'
import { useSandboxCard } from './SandboxCardContext'
import { sandboxCopy as copy } from './sandboxCopy'

/** Whom the stand-in bills, as a real one would say it. */
const BILLING = {
  name: 'Alix Moreau',
  address: {
    line1: '5 rue des Archives',
    line2: null,
    postal_code: '75004',
    city: 'Paris',
    state: '',
    country: 'FR',
  },
}
const PHONE = '06 12 34 56 78'
/** Another person at each visit: an address orders without an account only once. */
const newEmail = () => `alix.moreau.${newKey().slice(0, 8)}@portefeuille.example`

/** Stands in for a wallet, with the same moments: there is one, its button, its sheet, the customer agrees or closes it. */
export function SandboxWallet(props: WalletProps) {
  const { amount, needsBilling, needsContact, onAvailable, onPress, onAgree, onCancel } = props
  const { confirmWallet } = useSandboxCard()
  const [isOpen, setOpen] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const [email] = useState(newEmail)
  useEffect(() => onAvailable(true), [onAvailable])

  const close = () => {
    setOpen(false)
    onCancel()
  }
  const contact = needsContact ? { email, phone: PHONE } : {}
  const agree = async () => {
    setPaying(true)
    try {
      await onAgree(confirmWallet, { ...(needsBilling && BILLING), ...contact })
    } finally {
      setPaying(false)
      setOpen(false)
    }
  }
  const told = invoiceOfWallet(BILLING)
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
            {needsBilling && <p>{copy.walletTells(told.customerName ?? '', told.address ?? '')}</p>}
            {needsContact && (
              <p>{copy.walletTellsContact(email, PHONE.replaceAll(' ', '\u00a0'))}</p>
            )}
            <Notice tone="info">{copy.walletNote}</Notice>
          </div>
        </Dialog>
      )}
    </>
  )
}
