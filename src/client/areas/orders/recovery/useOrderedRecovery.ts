import { graphql, useFragment } from 'react-relay/hooks'
import type { useOrderedRecovery_order$key } from '#generated/relay/useOrderedRecovery_order.graphql'
import type { ItemRecovery } from '#domain/cart/cart'
import { HANDWRITTEN } from '#domain/cart/cartContacts'
import { DELIVERY_CONTACT } from '#domain/order/itemRecovery'

/** The recovery that an order has, as the form edits it; null for none. */
export function useOrderedRecovery(order: useOrderedRecovery_order$key): ItemRecovery | null {
  const { itemRecovery, deliveryContactName, deliveryContactPhone } = useFragment(
    graphql`
      fragment useOrderedRecovery_order on Order {
        deliveryContactName
        deliveryContactPhone
        itemRecovery {
          recoveryContactName
          recoveryContactPhone
          recoveryInstructions
          bookedRecoveryHour
          recoveryAddress {
            title
            lat
            lng
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
  if (!itemRecovery) return null
  const { recoveryContactName: name, recoveryContactPhone: phone } = itemRecovery
  const { recoveryAddress: address, selectedSlot: slot } = itemRecovery
  const isSame = name === deliveryContactName && phone === deliveryContactPhone
  return {
    recoveryContactId: isSame ? DELIVERY_CONTACT : HANDWRITTEN,
    recoveryContactName: isSame ? null : (name ?? null),
    recoveryContactPhone: isSame ? null : (phone ?? null),
    recoveryInstructions: itemRecovery.recoveryInstructions ?? null,
    bookedRecoveryHour: itemRecovery.bookedRecoveryHour ?? null,
    recoveryAddress: address ? { title: address.title, lat: address.lat, lng: address.lng } : null,
    selectedSlot: slot ? { start: slot.start, end: slot.end } : null,
  }
}
