import { FORM_ERROR } from 'final-form'
import { useState } from 'react'
import { actionCopy } from '../../../config/actionCopy'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { useFocusOnShow } from '../../../design/focus/useFocusOnShow'
import { useToast } from '../../../design/notices/useToast'
import { CardToSave } from '../../paying/CardToSave'
import type { ConfirmCard } from '../../paying/payByCard'
import styles from './AddCard.module.css'
import { cardsCopy as copy } from './cardsCopy'
import { useSaveCard } from './useSaveCard'

type Props = {
  onSaved: (stripeCustomerId: string) => void
  onCancel: () => void
}

/** Types a new card and keeps it for later, without a payment. */
export function AddCard({ onSaved, onCancel }: Props) {
  const [isCardReady, setCardReady] = useState(false)
  const saveCard = useSaveCard()
  const toast = useToast()
  const heading = useFocusOnShow<HTMLHeadingElement>()

  const save = async (confirm: ConfirmCard) => {
    const outcome = await saveCard(confirm)
    if (!outcome.ok) return { [FORM_ERROR]: outcome.message }
    toast(copy.saved)
    return onSaved(outcome.stripeCustomerId)
  }

  return (
    <Form label={copy.addTitle} className={styles.form}>
      {({ isSubmitting }) => (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {copy.addTitle}
          </h2>
          <p className={styles.lead}>{copy.addLead}</p>
          <CardToSave save={save} onReady={setCardReady} />
          <div className={styles.actions}>
            <Button type="submit" isBusy={isSubmitting || !isCardReady}>
              {copy.save}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {actionCopy.cancel}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
