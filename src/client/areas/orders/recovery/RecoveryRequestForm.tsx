import type { SubmissionErrors } from 'final-form'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RecoveryRequestForm_order$key } from '#generated/relay/RecoveryRequestForm_order.graphql'
import { HANDWRITTEN } from '#domain/cart/cartContacts'
import { fittingRecovery, resolvedRecovery } from '#domain/order/itemRecovery'
import { actionCopy } from '../../../config/actionCopy'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { SHOWN_ELSEWHERE } from '../../../design/forms/shownElsewhere'
import { clock } from '../../../services/clock'
import { RecoveryFields } from './RecoveryFields'
import type { AddressField } from './RecoveryAddressField'
import { RecoveryRequestProblem, type RecoveryRefusal } from './RecoveryRequestProblem'
import { recoveryWith, type RecoveryValues } from './recoveryValues'
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
        products {
          originalProduct {
            brand {
              id
            }
          }
        }
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
  const brandId = data.products.flatMap((tray) => tray.originalProduct?.brand.id ?? [])[0] ?? null
  const [recovery] = useState(() =>
    fittingRecovery({ itemRecovery: kept, deliverySlot: delivery }, true, now),
  )
  const [problem, setProblem] = useState<RecoveryRefusal | null>(null)
  if (recovery === null) return null

  const send = async (values: RecoveryValues): Promise<SubmissionErrors> => {
    const itemRecovery = recoveryWith(recovery, values)
    const deliveryContact = { ...contact, id: HANDWRITTEN, details: null }
    setProblem(null)
    const outcome = await requestRecovery(
      resolvedRecovery({ itemRecovery, deliveryContact }) ?? itemRecovery,
    )
    if (outcome.kind === 'done') return void onDone()
    if (outcome.kind === 'wrong') return outcome.errors
    setProblem(outcome)
    return SHOWN_ELSEWHERE
  }
  const scope = { recovery, delivery, deliveryAddress: data.deliveryAddress, brandId, now }
  return (
    <Form<RecoveryValues> label={copy.title} onSubmit={send}>
      {() => (
        <>
          <RecoveryFields scope={scope} addressField={addressField} />
          {problem && <RecoveryRequestProblem problem={problem} />}
          <div className={styles.actions}>
            <Button type="submit" isBusy={isSending}>
              {copy.request.send}
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
