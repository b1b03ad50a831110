import { Notice } from '../../design/Notice'
import { Spinner } from '../../design/Spinner'
import { useCart } from '../../state/useCart'
import { useSession } from '../../state/useSession'
import { AddressCombobox } from './AddressCombobox'
import { AddressList } from './AddressList'
import { deliveryPanelCopy } from './deliveryPanelCopy'
import type { Place } from './findDelivery'
import { useAddressChoice } from './useAddressChoice'
import type { ChoiceOutcome } from './useChoice'
import { useLastAddresses } from './useLastAddresses'
import styles from './AddressPanel.module.css'

type Props = {
  /** The only addresses that may be chosen, or null when any may be typed. */
  companyPlaces: readonly Place[] | null
  onOutcome: (outcome: ChoiceOutcome) => void
}

export function AddressPanel({ companyPlaces, onOutcome }: Props) {
  const { cart } = useCart()
  const { status: sessionStatus } = useSession()
  const lastAddresses = useLastAddresses(sessionStatus === 'signedIn' && companyPlaces === null)
  const { chooseAddress, status } = useAddressChoice(onOutcome)
  const choose = (place: Place) => void chooseAddress(place)

  return (
    <div className={styles.panel}>
      {lastAddresses.length > 0 && (
        <AddressList
          title={deliveryPanelCopy.lastAddresses}
          places={lastAddresses}
          onChoose={choose}
        />
      )}
      {companyPlaces === null && (
        <AddressCombobox
          initialText={cart.address}
          onChoose={({ label, lat, lng }) =>
            choose({ address: label, lat, lng, roomServiceLocationId: null })
          }
        />
      )}
      {companyPlaces?.length === 0 && <Notice>{deliveryPanelCopy.noCompanyLocation}</Notice>}
      {companyPlaces !== null && companyPlaces.length > 0 && (
        <AddressList
          title={deliveryPanelCopy.companyLocations}
          places={companyPlaces}
          onChoose={choose}
        />
      )}
      <div role="status">
        {status === 'checking' && <Spinner label={deliveryPanelCopy.checking} />}
        {status === 'failed' && <Notice tone="danger">{deliveryPanelCopy.checkFailed}</Notice>}
      </div>
    </div>
  )
}
