import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderRecovery_order$key } from '#generated/relay/OrderRecovery_order.graphql'
import { formatPhone } from '#domain/requests/fields'
import { RecoveryRecap } from './RecoveryRecap'

type Props = { order: OrderRecovery_order$key; title?: ReactNode }

/** When and where the trays of an order are fetched again; nothing for one that has none. */
export function OrderRecovery({ order, title }: Props) {
  const { itemRecovery } = useFragment(
    graphql`
      fragment OrderRecovery_order on Order {
        itemRecovery {
          recoveryContactName
          recoveryContactPhone
          recoveryInstructions
          recoveryAddress {
            title
          }
          selectedSlot {
            start
            end
          }
        }
      }
    `,
    order,
  )
  if (itemRecovery?.selectedSlot == null) return null
  const { start, end } = itemRecovery.selectedSlot
  const { recoveryContactName, recoveryContactPhone, recoveryInstructions } = itemRecovery
  return (
    <RecoveryRecap
      title={title}
      slot={{ start, end }}
      details={[
        recoveryContactName,
        recoveryContactPhone && formatPhone(recoveryContactPhone),
        itemRecovery.recoveryAddress?.title,
        recoveryInstructions,
      ]}
    />
  )
}
