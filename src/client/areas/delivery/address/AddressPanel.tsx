import type { CartItem, DeliveryAddress } from '#domain/cart/cart'
import { Notice } from '../../../design/notices/Notice'
import { Skeleton } from '../../../design/loading/Skeleton'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { useCart } from '../../../state/useCart'
import type { ChoiceOutcome } from '../useChoice'
import { useSession } from '../../../state/useSession'
import { AddressList } from './AddressList'
import styles from './AddressPanel.module.css'
import { AddressSearch } from './AddressSearch'
import { CheckStatus } from './CheckStatus'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import { useAddressChoice } from './useAddressChoice'
import { useLastAddresses } from './useLastAddresses'

type Props = {
  /** The only addresses that may be chosen, or null when any may be typed. */
  companyLocations: readonly DeliveryAddress[] | null
  /** What is added once the address is known. */
  item: CartItem | null
  onOutcome: (outcome: ChoiceOutcome) => void
}

export function AddressPanel({ companyLocations, item, onOutcome }: Props) {
  const { cart } = useCart()
  const { status: sessionStatus } = useSession()
  const lastAddresses = useLastAddresses(sessionStatus === 'signedIn' && companyLocations === null)
  const { chooseAddress, isDelivered, status } = useAddressChoice(onOutcome, item)
  const choose = (address: DeliveryAddress) => void chooseAddress(address)

  // What comes on top of the field would push it away from under a finger.
  if (lastAddresses === null) {
    return (
      <>
        <VisuallyHidden role="status">{deliveryPanelCopy.lastAddressesLoading}</VisuallyHidden>
        <Skeleton width="100%" height="24rem" shape="block" />
      </>
    )
  }

  return (
    <div className={styles.panel}>
      {lastAddresses.length > 0 && (
        <AddressList
          title={deliveryPanelCopy.lastAddresses}
          kind="recent"
          addresses={lastAddresses}
          onChoose={choose}
        />
      )}
      {companyLocations?.length === 0 && <Notice>{deliveryPanelCopy.noCompanyLocation}</Notice>}
      {companyLocations !== null && companyLocations.length > 0 && (
        <AddressList
          title={deliveryPanelCopy.companyLocations}
          kind="company"
          addresses={companyLocations}
          onChoose={choose}
        />
      )}
      <div className={styles.search} data-free={companyLocations === null}>
        {companyLocations === null && (
          <AddressSearch
            initialText={cart.address ?? ''}
            chooseAddress={chooseAddress}
            isDelivered={isDelivered}
          />
        )}
        <CheckStatus status={status} />
      </div>
    </div>
  )
}
