import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useOrderPortsCreateOrderMutation } from '#generated/relay/useOrderPortsCreateOrderMutation.graphql'
import type { useOrderPortsFactsQuery } from '#generated/relay/useOrderPortsFactsQuery.graphql'
import type { Cart } from '#domain/cart/cart'
import { parseOrderResult } from '#domain/order/orderRefusal'
import { onceMore } from '../../../relay/onceMore'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { useOrigin } from '../../../state/useOrigin'
import { failureKind } from './failureKind'
import type { PlaceOrderPorts } from './placeOrder'
import { useGiveUpOrder } from '../../paying/useGiveUpOrder'
import { usePaymentPorts } from '../../paying/usePaymentPorts'
import { useStoreCart } from '../useStoreCart'

type Ports = Omit<PlaceOrderPorts, 'attempt' | 'renewKey'>

/** What placing an order asks of the server. */
export function useOrderPorts() {
  const environment = useRelayEnvironment()
  const storeCart = useStoreCart()
  const { campaign, clickId } = useOrigin()
  const paymentPorts = usePaymentPorts()
  const { giveUpOrder } = useGiveUpOrder()
  const [createOrder] = useAction<useOrderPortsCreateOrderMutation>(
    graphql`
      mutation useOrderPortsCreateOrderMutation(
        $cartId: ID!
        $payByCreditTransfer: Boolean!
        $utm: UtmInput
        $gclid: String
      ) {
        createOrder(
          cartId: $cartId
          payByCreditTransfer: $payByCreditTransfer
          utm: $utm
          withSca: true
          gclid: $gclid
        )
      }
    `,
    REPEATABLE,
  )
  return (cart: Cart): Ports => ({
    ...paymentPorts,
    storeCart: (key) => storeCart(cart, key),
    createOrder: async (cartId, payByCreditTransfer) => {
      const result = await onceMore(() =>
        createOrder({ cartId, payByCreditTransfer, utm: campaign, gclid: clickId }),
      )
      if (result.ok) return parseOrderResult(result.data.createOrder)
      if (result.code === 'BAD_USER_INPUT') return { kind: 'invalid', fields: result.fields }
      return failureKind(result)
    },
    giveUp: async (orderId) => {
      const result = await giveUpOrder(orderId)
      if (result.ok) return result.isGivenUp ? 'givenUp' : 'kept'
      return result.code === 'UNAUTHENTICATED' ? 'signedOut' : 'kept'
    },
    orderFacts: async (orderId) => {
      const query = fetchQuery<useOrderPortsFactsQuery>(environment, orderFactsQuery, { orderId })
      const data = await query.toPromise().catch(() => undefined)
      return data ? { number: data.order.number, totalTTC: data.order.totalWithVat } : null
    },
  })
}

const orderFactsQuery = graphql`
  query useOrderPortsFactsQuery($orderId: ID!) {
    order(id: $orderId) {
      number
      totalWithVat
    }
  }
`
