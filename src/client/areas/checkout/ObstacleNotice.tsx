import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { Notice } from '../../design/notices/Notice'
import { useCart } from '../../state/useCart'
import { orderCopy } from './orderCopy'
import { obstacleTo, type OrderStep } from './orderSteps'

const stateSchema = v.object({
  obstacle: v.picklist([
    'cartEmpty',
    'noAddress',
    'noSlot',
    'slotOutOfHours',
    'noEmail',
    'noContact',
    'noRecovery',
    'walletLacks',
  ]),
})

export type ObstacleState = v.InferOutput<typeof stateSchema>

/** Why the step that was requested is not the one shown; on the recap, for as long as that stands. */
export function ObstacleNotice({ step }: { step: OrderStep }) {
  const { state } = useLocation()
  const { cart } = useCart()
  const { success, output } = v.safeParse(stateSchema, state)
  if (!success) return null
  const { obstacle } = output
  const blocked = obstacleTo('livraison', cart, true)
  // A wallet says of no obstacle which one it met.
  const stands = obstacle === 'walletLacks' ? blocked !== null : blocked?.obstacle === obstacle
  if (step === 'recap' && !stands) return null
  return (
    <div role="status">
      <Notice tone="warning">{orderCopy.obstacles[obstacle]}</Notice>
    </div>
  )
}
