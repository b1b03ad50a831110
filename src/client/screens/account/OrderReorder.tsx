import { useCallback, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import { type OrderReorder_query$key } from '../../../../__generated__/relay/OrderReorder_query.graphql'
import { paths } from '../../config/paths'
import { Button } from '../../design/Button'
import { findDelivery } from '../../features/deliveryBar/findDelivery'
import { reorderCopy as copy } from '../../features/reorder/reorderCopy'
import { ReorderDialog } from '../../features/reorder/ReorderDialog'
import { type FindDelivery } from '../../features/reorder/reorderPlace'

/** Orders the same again: the dialog fills the cart, and the checkout follows. */
export function OrderReorder({ query }: { query: OrderReorder_query$key }) {
  const { order, getCustomerProfile } = useFragment(
    graphql`
      fragment OrderReorder_query on Query @argumentDefinitions(orderId: { type: "ID!" }) {
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
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const findPlace = useFindPlace()
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && (
        <ReorderDialog
          order={order}
          profile={getCustomerProfile}
          findDelivery={findPlace}
          onClose={() => setIsOpen(false)}
          onFilled={() => void navigate(paths.order.build())}
        />
      )}
    </>
  )
}

function useFindPlace(): FindDelivery {
  const environment = useRelayEnvironment()
  return useCallback(
    async (place) => {
      const lookup = await findDelivery(environment, place, null)
      if (lookup.result !== 'delivered') return null
      const { departmentCode, delivery } = lookup
      return { departmentCode, delivery }
    },
    [environment],
  )
}
