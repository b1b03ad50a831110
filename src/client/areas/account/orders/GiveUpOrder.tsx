import { useState } from 'react'
import { HELP_PHONE_WORDS } from '#domain/customer/company'
import { Button } from '../../../design/buttons/Button'
import { ConfirmDialog } from '../../../design/dialogs/ConfirmDialog'
import { failureWords } from '../../../relay/formErrors'
import { useReleaseHeldOrder } from '../../../state/useReleaseHeldOrder'
import { useGiveUpOrder } from '../../paying/useGiveUpOrder'
import { giveUpCopy as copy } from './giveUpCopy'

type Props = { orderId: string; number: string; onGivenUp: () => void }

/** The way out of an order that waits for its payment. docs/rules/orders.md#holding */
export function GiveUpOrder({ orderId, number, onGivenUp }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { giveUpOrder, isGivingUp } = useGiveUpOrder()
  const release = useReleaseHeldOrder()
  const confirm = async () => {
    const result = await giveUpOrder(orderId)
    if (!result.ok) return failureWords(result)
    if (!result.isGivenUp) return copy.kept(HELP_PHONE_WORDS)
    release(orderId)
    setAsking(false)
    onGivenUp()
    return null
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {copy.giveUp}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.title(number)}
          keepLabel={copy.keep}
          confirmLabel={copy.confirm}
          isBusy={isGivingUp}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
        >
          {copy.text}
        </ConfirmDialog>
      )}
    </>
  )
}
