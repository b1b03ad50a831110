import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useNoMenuNotice_query$key } from '../../../../__generated__/relay/useNoMenuNotice_query.graphql'
import { firstOfferedDay } from '../../../domain/calendar'
import { clock } from '../../services/clock'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'

/** Says so when the storefront has nothing for the day that the customer chose (decisions, section 3). */
export function useNoMenuNotice(
  key: useNoMenuNotice_query$key,
  { lineId, isCurrent }: { lineId: string; isCurrent: boolean },
) {
  const { availableInventory } = useFragment(
    graphql`
      fragment useNoMenuNotice_query on Query {
        availableInventory(input: $input) {
          products {
            line {
              id
            }
          }
          menus {
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
  const { open } = useModal()
  const { products, menus } = availableInventory
  const isEmpty = ![...products, ...menus].some(({ line }) => line.id === lineId)
  const day = cart.deliveryDay ?? firstOfferedDay(clock.now())

  useEffect(() => {
    if (isEmpty && isCurrent) open({ kind: 'noMenuAvailable', day })
  }, [isEmpty, isCurrent, day, open])
}
