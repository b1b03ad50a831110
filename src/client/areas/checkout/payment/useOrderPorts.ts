import { graphql } from 'react-relay/hooks'
import { type useOrderPortsCreateIntentMutation } from '../../../../../__generated__/relay/useOrderPortsCreateIntentMutation.graphql'
import { type useOrderPortsCreateOrderMutation } from '../../../../../__generated__/relay/useOrderPortsCreateOrderMutation.graphql'
import { type useOrderPortsGiveUpMutation } from '../../../../../__generated__/relay/useOrderPortsGiveUpMutation.graphql'
import { type Cart } from '../../../../domain/cart/cart'
import { type CartChange } from '../../../../domain/catalogue/inventory'
import { parseOrderResult } from '../../../../domain/order/orderRefusal'
import { onceMore } from '../../../relay/onceMore'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { useOrigin } from '../../../state/useOrigin'
import { failureKind } from './failureKind'
import { type PlaceOrderPorts } from './placeOrder'
import { useOrderState } from './useOrderState'
import { useStoreCart } from '../useStoreCart'

type Ports = Omit<PlaceOrderPorts<CartChange>, 'attempt' | 'renewKey'>

/** What placing an order asks of the server. */
export function useOrderPorts() {
  const storeCart = useStoreCart()
  const { campaign, clickId } = useOrigin()
  const orderState = useOrderState()
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
  const [createIntent] = useAction<useOrderPortsCreateIntentMutation>(
    graphql`
      mutation useOrderPortsCreateIntentMutation($orderId: ID!) {
        createPaymentIntent(orderId: $orderId) {
          clientSecret
        }
      }
    `,
    REPEATABLE,
  )
  const [giveUp] = useAction<useOrderPortsGiveUpMutation>(
    graphql`
      mutation useOrderPortsGiveUpMutation($orderId: ID!) {
        giveUpOrder(orderId: $orderId)
      }
    `,
    REPEATABLE,
  )

  return (cart: Cart): Ports => ({
    storeCart: (key) => storeCart(cart, key),
    createOrder: async (cartId, payByCreditTransfer) => {
      const result = await onceMore(() =>
        createOrder({ cartId, payByCreditTransfer, utm: campaign, gclid: clickId }),
      )
      if (result.ok) return parseOrderResult(result.data.createOrder)
      if (result.code === 'BAD_USER_INPUT') return { kind: 'invalid', fields: result.fields }
      return failureKind(result.code)
    },
    createIntent: async (orderId) => {
      const result = await onceMore(() => createIntent({ orderId }))
      if (result.ok) {
        return { kind: 'intent', clientSecret: result.data.createPaymentIntent.clientSecret }
      }
      if (result.code !== 'PAYMENT_FAILED') return failureKind(result.code)
      return {
        kind: 'providerSilent',
        isNothingCharged: result.fields['card'] === 'NOT_CHARGED',
      }
    },
    orderState,
    giveUp: async (orderId) => {
      const result = await onceMore(() => giveUp({ orderId }))
      if (result.ok) return result.data.giveUpOrder ? 'givenUp' : 'kept'
      return result.code === 'UNAUTHENTICATED' ? 'signedOut' : 'kept'
    },
  })
}
