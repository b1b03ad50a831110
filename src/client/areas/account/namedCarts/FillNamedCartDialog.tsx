import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FillNamedCartDialog_cart$key } from '#generated/relay/FillNamedCartDialog_cart.graphql'
import { hasAddressFor } from '#domain/cart/cart'
import { storefrontForKey } from '#domain/catalogue/storefronts'
import { isForCompanyLocations } from '#domain/delivery/companyLocations'
import { Dialog } from '../../../design/dialogs/Dialog'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { Notice } from '../../../design/notices/Notice'
import { useCart } from '../../../state/useCart'
import { panelPath } from '../../../routing/useDeliveryPanel'
import { FillNamedCart } from './FillNamedCart'
import styles from './NamedCarts.module.css'
import { namedCartsPageCopy as copy } from './namedCartsPageCopy'

type Props = { cart: FillNamedCartDialog_cart$key; onClose: () => void }

/** Puts a named cart into the cart, for the delivery that is chosen there. */
export function FillNamedCartDialog({ cart: key, onClose }: Props) {
  const { name, lines } = useFragment(
    graphql`
      fragment FillNamedCartDialog_cart on NamedCart {
        name
        lines {
          itemId
          type
          lineId
          quantity
          name
          price
        }
      }
    `,
    key,
  )
  const { cart } = useCart()
  const articles = useMemo(
    () =>
      lines.map(({ itemId, type, lineId, quantity, name: dish, price }) => ({
        itemId,
        type,
        lineId,
        quantity,
        name: dish,
        price,
      })),
    [lines],
  )
  const { address, deliveryDay: day, distributionPointId } = cart
  const isChosen = address !== null && day !== null && distributionPointId !== null
  const suits = lines.every(({ lineId }) => hasAddressFor(cart, lineId))
  // Only the storefront of what goes to a company's own addresses shows them.
  const first = lines.find(({ lineId }) => isForCompanyLocations(lineId)) ?? lines[0]
  return (
    <Dialog isOpen onClose={onClose} title={name}>
      <div className={styles.fill}>
        {isChosen && suits ? (
          <>
            <p>{copy.lead(address, day)}</p>
            <FillNamedCart name={name} articles={articles} day={day} onClose={onClose} />
          </>
        ) : (
          <>
            <Notice tone="info">{isChosen ? copy.otherPlace : copy.noDelivery}</Notice>
            <LinkButton to={panelPath(storefrontForKey(first?.lineId), 'adresse')}>
              {copy.chooseDelivery}
            </LinkButton>
          </>
        )}
      </div>
    </Dialog>
  )
}
