import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { Notice } from '../../design/notices/Notice'
import { orderCopy } from './orderCopy'

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

/** Why the step that was requested is not the one shown. */
export function ObstacleNotice() {
  const { state } = useLocation()
  const { success, output } = v.safeParse(stateSchema, state)
  if (!success) return null
  return (
    <div role="status">
      <Notice tone="warning">{orderCopy.obstacles[output.obstacle]}</Notice>
    </div>
  )
}
