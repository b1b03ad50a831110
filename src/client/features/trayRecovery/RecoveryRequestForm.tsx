import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { type RecoveryRequestForm_order$key } from '../../../../__generated__/relay/RecoveryRequestForm_order.graphql'
import { HANDWRITTEN, type ItemRecovery } from '../../../domain/cart'
import { fittingRecovery, recoveryProblems, resolvedRecovery } from '../../../domain/itemRecovery'
import { Button } from '../../design/Button'
import { Form } from '../../design/Form'
import { keepFocus } from '../../design/keepFocus'
import { TextField } from '../../design/TextField'
import { clock } from '../../services/clock'
import { RecoveryContact } from './RecoveryContact'
import { recoveryWords, type RecoveryErrors } from './recoveryErrors'
import { RecoveryPlace, type PickAddress } from './RecoveryPlace'
import { RecoveryRequestProblem } from './RecoveryRequestProblem'
import { RecoverySlot } from './RecoverySlot'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'
import { useOrderedRecovery } from './useOrderedRecovery'
import { useRequestRecovery } from './useRequestRecovery'

type Props = {
  order: RecoveryRequestForm_order$key
  /** The field that finds an address; the screen's, because it is another feature's. */
  addressField: (pick: PickAddress) => ReactNode
  onDone: () => void
  onCancel: () => void
}

// The words stand beside the field; the form only has to know that it was not sent.
const WRONG_BESIDE: SubmissionErrors = { [FORM_ERROR]: '' }

/** When, by whom and where the trays of an order that is placed are handed over. */
export function RecoveryRequestForm({ order, addressField, onDone, onCancel }: Props) {
  const data = useFragment(
    graphql`
      fragment RecoveryRequestForm_order on Order {
        id
        slotStartAt
        slotEndAt
        deliveryAddress
        deliveryContactName
        deliveryContactPhone
        ...useOrderedRecovery_order
      }
    `,
    order,
  )
  const now = clock.now()
  const delivery = { start: data.slotStartAt, end: data.slotEndAt }
  const contact = { name: data.deliveryContactName, phone: data.deliveryContactPhone }
  const { requestRecovery, isSending } = useRequestRecovery(data.id)
  const kept = useOrderedRecovery(data)
  const [recovery, setRecovery] = useState(() =>
    fittingRecovery({ itemRecovery: kept, deliverySlot: delivery }, true, now),
  )
  const [errors, setErrors] = useState<RecoveryErrors>({})
  const [problem, setProblem] = useState<'closed' | 'failed' | null>(null)
  if (recovery === null) return null
  const edit = (changes: Partial<ItemRecovery>) => setRecovery({ ...recovery, ...changes })

  const send = async (): Promise<SubmissionErrors> => {
    const deliveryContact = { ...contact, id: HANDWRITTEN, details: '' }
    const resolved = resolvedRecovery({ itemRecovery: recovery, deliveryContact }) ?? recovery
    const wrong = recoveryWords(recoveryProblems(resolved, delivery, now))
    setErrors(wrong)
    setProblem(null)
    if (Object.keys(wrong).length > 0) return WRONG_BESIDE
    const outcome = await requestRecovery(resolved)
    if (outcome.kind === 'done') return void onDone()
    if (outcome.kind === 'wrong') setErrors(outcome.errors)
    else setProblem(outcome.kind)
    return WRONG_BESIDE
  }
  return (
    <Form label={copy.title} onSubmit={send}>
      {() => (
        <>
          <p>{copy.lead}</p>
          <RecoverySlot
            delivery={delivery}
            now={now}
            recovery={recovery}
            onChange={setRecovery}
            error={errors.selectedSlot}
          />
          <RecoveryContact recovery={recovery} onEdit={edit} errors={errors} />
          <RecoveryPlace
            recovery={recovery}
            deliveryAddress={data.deliveryAddress}
            onEdit={edit}
            error={errors.recoveryAddress}
            addressField={addressField}
          />
          <TextField
            label={copy.instructions}
            hint={copy.instructionsHint}
            value={recovery.recoveryInstructions}
            onChange={(recoveryInstructions) => edit({ recoveryInstructions })}
            error={errors.recoveryInstructions}
            maxLength={500}
            multiline
            isOptional
          />
          {problem && <RecoveryRequestProblem problem={problem} />}
          <div className={styles.actions}>
            <Button type="submit" isBusy={isSending} onMouseDown={keepFocus}>
              {copy.request.send}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {copy.request.cancel}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
