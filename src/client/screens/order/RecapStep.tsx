import { useState } from 'react'
import { type useIsSlotOpen_query$key } from '../../../../__generated__/relay/useIsSlotOpen_query.graphql'
import { missingToMinimum } from '../../../domain/pricing'
import { Button } from '../../design/Button'
import { Form } from '../../design/Form'
import { FormEcho } from '../../design/FormEcho'
import { Notice } from '../../design/Notice'
import { RecapLines } from '../../features/checkout/RecapLines'
import { RecapOptions } from '../../features/checkout/RecapOptions'
import { SmsField, type SmsValues } from '../../features/checkout/SmsField'
import { StepHeading } from '../../features/checkout/StepHeading'
import { useIsSlotOpen } from '../../features/checkout/useIsSlotOpen'
import { type PricedCart } from '../../features/orderSummary/usePricedCart'
import { paths } from '../../config/paths'
import { useCart } from '../../state/useCart'
import { useDeliveryPanel } from '../../state/useDeliveryPanel'
import { orderCopy } from './orderCopy'
import styles from './OrderLayout.module.css'
import { StepActions } from './StepActions'
import { useLeaveRecap } from './useLeaveRecap'

const copy = orderCopy.recap

type Props = { query: useIsSlotOpen_query$key; priced: PricedCart }

/** Step 1: the items once more, and the choices that go with them. */
export function RecapStep({ query, priced: { lines, totals, configuration } }: Props) {
  const { cart, setSmsNumber } = useCart()
  const { openPanel } = useDeliveryPanel()
  const isSlotOpen = useIsSlotOpen(query, cart.deliverySlot)
  const missing = missingToMinimum(totals, configuration)
  const leave = useLeaveRecap({ missing, isSlotOpen })
  const [initialValues] = useState<SmsValues>({
    deliveryContactSMSNumber: cart.deliveryContactSMSNumber,
  })

  return (
    <div className={styles.step}>
      <StepHeading>{copy.title}</StepHeading>
      {cart.deliverySlot === null && (
        <Notice tone="warning">
          <p>{copy.slotMissing}</p>
          <Button variant="secondary" size="small" onClick={() => openPanel('creneau')}>
            {copy.chooseSlot}
          </Button>
        </Notice>
      )}
      <Form<SmsValues> label={copy.title} initialValues={initialValues} onSubmit={leave}>
        {() => (
          <>
            <FormEcho<SmsValues>
              onEdit={({ deliveryContactSMSNumber }) => setSmsNumber(deliveryContactSMSNumber)}
            />
            <RecapLines items={lines} />
            <RecapOptions
              hasHotItems={lines.some(({ isHot }) => isHot)}
              configuration={configuration}
              covers={totals.covers}
            />
            <SmsField />
            <StepActions backTo={paths.home.build()} backLabel={orderCopy.backToShop}>
              {copy.next}
            </StepActions>
          </>
        )}
      </Form>
    </div>
  )
}
