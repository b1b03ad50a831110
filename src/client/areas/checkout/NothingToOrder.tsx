import { hasAddress, type Cart } from '#domain/cart/cart'
import { actionCopy } from '../../config/actionCopy'
import { paths } from '../../config/paths'
import { EmptyState } from '../../design/notices/EmptyState'
import { LinkButton } from '../../design/buttons/LinkButton'
import { PageHeading } from '../../design/text/PageHeading'
import { useSession } from '../../state/useSession'
import { orderCopy } from './orderCopy'
import styles from './OrderLayout.module.css'

/** No item, or nowhere and no day to deliver: the shop is the way on, or back to the order whose confirmation was left. */
export function NothingToOrder({ cart }: { cart: Cart }) {
  const isSignedIn = useSession().status === 'signedIn'
  const { empty, obstacles, incomplete } = orderCopy
  const isEmpty = cart.items.length === 0
  const mayHaveOrdered = isEmpty && isSignedIn
  return (
    <div className={styles.page}>
      <PageHeading>{orderCopy.pageTitle}</PageHeading>
      <EmptyState
        title={isEmpty ? empty.title : incomplete.title}
        action={
          <>
            <LinkButton to={paths.home.build()}>
              {isEmpty ? actionCopy.toShop : incomplete.action}
            </LinkButton>
            {mayHaveOrdered && (
              <LinkButton variant="quiet" to={paths.account.build()}>
                {actionCopy.toOrders}
              </LinkButton>
            )}
          </>
        }
      >
        {isEmpty ? empty.text : hasAddress(cart) ? obstacles.noSlot : obstacles.noAddress}
      </EmptyState>
    </div>
  )
}
