import { useCallback } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import { type OrderReorderDialog_query$key } from '#generated/relay/OrderReorderDialog_query.graphql'
import { paths } from '../../../config/paths'
import { findDelivery } from '../../delivery/findDelivery'
import { ReorderDialog } from '../../orders/reorder/ReorderDialog'
import { type FindDelivery } from '../../orders/reorder/reorderPlace'

type Props = { query: OrderReorderDialog_query$key; onClose: () => void }

/** Orders the same again: the dialog fills the cart, and the checkout follows. */
export function OrderReorderDialog({ query, onClose }: Props) {
  const { order, getCustomerProfile } = useFragment(
    graphql`
      fragment OrderReorderDialog_query on Query @argumentDefinitions(orderId: { type: "ID!" }) {
        getCustomerProfile {
          ...ReorderDialog_profile
        }
        order(id: $orderId) {
          ...ReorderDialog_order
        }
      }
    `,
    query,
  )
  const navigate = useNavigate()
  const findPlace = useFindPlace()
  return (
    <ReorderDialog
      order={order}
      profile={getCustomerProfile}
      findDelivery={findPlace}
      onClose={onClose}
      onFilled={() => void navigate(paths.order.build())}
    />
  )
}

function useFindPlace(): FindDelivery {
  const environment = useRelayEnvironment()
  return useCallback(
    async (place, brandId) => {
      const lookup = await findDelivery(environment, place, { deliveryDay: null, brandId })
      if (lookup.result !== 'delivered') return null
      const { departmentCode, delivery } = lookup
      return { departmentCode, delivery }
    },
    [environment],
  )
}
