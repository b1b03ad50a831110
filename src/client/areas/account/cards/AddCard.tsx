import { FORM_ERROR } from 'final-form'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import { Button } from '../../../design/Button'
import { Form } from '../../../design/Form'
import { useToast } from '../../../design/useToast'
import styles from './AddCard.module.css'
import { cardsCopy as copy } from './cardsCopy'
import { useSaveCard, type CardToSave } from './useSaveCard'

type Props = {
  /** The provider's fields; the screen's, because they are another feature's. They come a moment after the form. */
  fields: (handle: Ref<CardToSave>, onReady: (isReady: boolean) => void) => ReactNode
  onSaved: (stripeCustomerId: string) => void
  onCancel: () => void
}

/** Types a new card and keeps it for later, without a payment. */
export function AddCard({ fields, onSaved, onCancel }: Props) {
  const cardRef = useRef<CardToSave>(null)
  const [hasFields, setHasFields] = useState(false)
  const saveCard = useSaveCard()
  const toast = useToast()

  const submit = async () => {
    if (cardRef.current === null) return undefined
    const outcome = await saveCard(cardRef.current)
    if (!outcome.ok) return { [FORM_ERROR]: outcome.message }
    toast(copy.saved)
    return onSaved(outcome.stripeCustomerId)
  }

  return (
    <Form label={copy.addTitle} className={styles.form} onSubmit={submit}>
      {({ isSubmitting }) => (
        <>
          <h2>{copy.addTitle}</h2>
          <p className={styles.lead}>{copy.addLead}</p>
          {fields(cardRef, setHasFields)}
          <div className={styles.actions}>
            <Button type="submit" isBusy={isSubmitting || !hasFields}>
              {copy.save}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {copy.cancel}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
