import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { OrderReorderDialog_query$key } from '#generated/relay/OrderReorderDialog_query.graphql'
import { lastMinuteFee } from '#domain/pricing/fees'
import { paths } from '../../../config/paths'
import { useFindDelivery } from '../../delivery/useFindDelivery'
import { useSpecialConfiguration } from '../../offer/useSpecialConfiguration'
import { ReorderDialog } from '../../orders/reorder/ReorderDialog'

type Props = { query: OrderReorderDialog_query$key; onClose: () => void }

/** Orders the same again: the dialog fills the cart, and the checkout follows. */
export function OrderReorderDialog({ query, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment OrderReorderDialog_query on Query @argumentDefinitions(orderId: { type: "ID!" }) {
        ...useSpecialConfiguration_query
        getCustomerProfile {
          defaultOrderLastMinuteFee
          ...ReorderDialog_profile
        }
        order(id: $orderId) {
          ...ReorderDialog_order
        }
      }
    `,
    query,
  )
  const { order, getCustomerProfile: profile } = data
  const configuration = useSpecialConfiguration(data)
  const agreed = { defaultOrderLastMinuteFee: profile.defaultOrderLastMinuteFee ?? null }
  const navigate = useNavigate()
  const findDelivery = useFindDelivery()
  return (
    <ReorderDialog
      order={order}
      profile={profile}
      lastMinuteFee={lastMinuteFee(agreed, configuration)}
      findDelivery={findDelivery}
      onClose={onClose}
      onFilled={() => void navigate(paths.order.build())}
    />
  )
}
