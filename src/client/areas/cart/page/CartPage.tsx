import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CartPage_query$key } from '#generated/relay/CartPage_query.graphql'
import { storefrontForKey } from '#domain/catalogue/storefronts'
import { actionCopy } from '../../../config/actionCopy'
import { EmptyState } from '../../../design/notices/EmptyState'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { useCart } from '../../../state/useCart'
import { CartBody } from '../CartBody'
import { cartCopy } from '../cartCopy'
import { CartDeliveryRecap } from '../CartDeliveryRecap'
import { emptyCartCopy } from '../emptyCartCopy'
import { useCartAnnouncement } from '../useCartAnnouncement'
import { useCartContents } from '../useCartContents'
import { useOrderCart } from '../useOrderCart'
import styles from './CartPage.module.css'

type Props = { query: CartPage_query$key; express: ReactNode }

export function CartPage({ query: key, express }: Props) {
  const query = useFragment(
    graphql`
      fragment CartPage_query on Query {
        ...useCartContents_query
        ...useOrderCart_query
        ...CartBody_query
      }
    `,
    key,
  )
  const { cart } = useCart()
  const contents = useCartContents(query)
  const { order, isChecking } = useOrderCart(query, contents)
  const [words, setWords] = useState('')
  useCartAnnouncement(contents, setWords, false)
  const shopPath = storefrontForKey(cart.lineId).path

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{emptyCartCopy.title}</h1>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {contents.lines.length === 0 ? (
        <EmptyState
          title={emptyCartCopy.empty}
          action={<LinkButton to={shopPath}>{actionCopy.toShop}</LinkButton>}
        >
          {emptyCartCopy.advice}
        </EmptyState>
      ) : (
        <>
          <CartDeliveryRecap />
          <CartBody query={query} contents={contents} onOrder={order} isChecking={isChecking} />
          {express}
          <LinkButton variant="quiet" to={shopPath}>
            {cartCopy.backToShop}
          </LinkButton>
        </>
      )}
    </div>
  )
}
