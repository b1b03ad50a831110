import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useNoMenuNotice_query$key } from '#generated/relay/useNoMenuNotice_query.graphql'
import { firstOfferedDay, type Day } from '#domain/time/calendar'
import { hasAddress } from '#domain/cart/cart'
import { canBeOrdered } from '#domain/catalogue/inventory'
import { clock } from '../../services/clock'
import { useCart } from '../../state/useCart'
import { useIsCartHeld } from '../../state/useIsCartHeld'
import { useModal } from '../../state/useModal'

/** Opens a notice when the storefront has nothing for the day that the customer chose (docs/rules/catalogue.md#no-menu). */
export function useNoMenuNotice(
  key: useNoMenuNotice_query$key,
  { lineId, isCurrent }: { lineId: string; isCurrent: boolean },
) {
  const { availableInventory } = useFragment(
    graphql`
      fragment useNoMenuNotice_query on Query {
        availableInventory(input: $input) {
          products {
            available
            minimumQuantity
            unavailabilityPublicMessage
            line {
              id
            }
          }
          menus {
            available
            minimumQuantity
            unavailabilityPublicMessage
            line {
              id
            }
          }
        }
      }
    `,
    key,
  )
  const { cart } = useCart()
  const { modal, open } = useModal()
  const toldDay = useRef<Day | null>(null)
  const { products, menus } = availableInventory
  const isEmpty = ![...products, ...menus].some(
    ({ line, available, minimumQuantity, unavailabilityPublicMessage }) =>
      line.id === lineId &&
      canBeOrdered({ available, minimumQuantity, unavailabilityPublicMessage }),
  )
  const day = cart.deliveryDay ?? firstOfferedDay(clock.now())
  const isCartHeld = useIsCartHeld()
  // `useReconcileCart` is about to take this line's articles off the cart for the same empty inventory, and its notice comes first.
  // It takes nothing off that the cart's own unpaid order holds.
  const isJudged = hasAddress(cart) && cart.items.some((item) => item.lineId === lineId)
  const isModalOpen = modal !== null

  useEffect(() => {
    if (!isCurrent || isModalOpen || (isJudged && !isCartHeld())) return
    const isTold = toldDay.current === day
    toldDay.current = isEmpty ? day : null
    if (!isEmpty || isTold) return
    open({ kind: 'noMenuAvailable', day, lineId })
  }, [isEmpty, isCurrent, isModalOpen, isJudged, isCartHeld, day, lineId, open])
}
