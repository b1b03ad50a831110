import { useRef, useState, type ReactNode, type Ref } from 'react'
import { Button } from '../../design/Button'
import { Notice } from '../../design/Notice'
import { useToast } from '../../design/useToast'
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
  const { saveCard, isSaving } = useSaveCard()
  const [problem, setProblem] = useState<string | null>(null)
  const toast = useToast()

  const submit = async () => {
    const card = cardRef.current
    if (!card || isSaving || !card.check()) return
    setProblem(null)
    const outcome = await saveCard(card)
    if (!outcome.ok) return setProblem(outcome.message)
    toast(copy.saved)
    onSaved(outcome.stripeCustomerId)
  }

  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby="add-card"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2 id="add-card">{copy.addTitle}</h2>
      <p className={styles.lead}>{copy.addLead}</p>
      {fields(cardRef, setHasFields)}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSaving || !hasFields}>
          {copy.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
