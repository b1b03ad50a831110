import { type SubmissionErrors } from 'final-form'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { type RecoveryRequestForm_order$key } from '../../../../__generated__/relay/RecoveryRequestForm_order.graphql'
import { HANDWRITTEN } from '../../../domain/cart'
import { fittingRecovery, recoveryProblems, resolvedRecovery } from '../../../domain/itemRecovery'
import { Button } from '../../design/Button'
import { Form } from '../../design/Form'
import { keepFocus } from '../../design/keepFocus'
import { SAID_BESIDE } from '../../design/saidBeside'
import { clock } from '../../services/clock'
import { recoveryWords, type RecoveryErrors } from './recoveryErrors'
import { RecoveryFields } from './RecoveryFields'
import { type AddressField } from './RecoveryPlace'
import { RecoveryRequestProblem } from './RecoveryRequestProblem'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'
import { useOrderedRecovery } from './useOrderedRecovery'
import { useRequestRecovery } from './useRequestRecovery'

type Props = {
  order: RecoveryRequestForm_order$key
  addressField: AddressField
  onDone: () => void
  onCancel: () => void
}

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

  const send = async (): Promise<SubmissionErrors> => {
    const deliveryContact = { ...contact, id: HANDWRITTEN, details: '' }
    const resolved = resolvedRecovery({ itemRecovery: recovery, deliveryContact }) ?? recovery
    const wrong = recoveryWords(recoveryProblems(resolved, delivery, now))
    setErrors(wrong)
    setProblem(null)
    if (Object.keys(wrong).length > 0) return SAID_BESIDE
    const outcome = await requestRecovery(resolved)
    if (outcome.kind === 'done') return void onDone()
    if (outcome.kind === 'wrong') setErrors(outcome.errors)
    else setProblem(outcome.kind)
    return SAID_BESIDE
  }
  return (
    <Form label={copy.title} onSubmit={send}>
      {() => (
        <>
          <RecoveryFields
            recovery={recovery}
            onChange={setRecovery}
            delivery={delivery}
            deliveryAddress={data.deliveryAddress}
            now={now}
            errors={errors}
            addressField={addressField}
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
