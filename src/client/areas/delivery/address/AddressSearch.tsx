import { useState } from 'react'
import type { DeliveryAddress } from '#domain/cart/cart'
import { addressOfBuilding, hasNamedBuildings, isTower } from '#domain/delivery/building'
import { Button } from '../../../design/buttons/Button'
import type { AddressSuggestion } from '../../../services/geocoding'
import { AddressCombobox } from './AddressCombobox'
import { BuildingForm } from './BuildingForm'
import { deliveryPanelCopy } from '../deliveryPanelCopy'

type Props = {
  initialText: string
  chooseAddress: (address: DeliveryAddress) => Promise<void>
  isDelivered: (address: DeliveryAddress) => Promise<boolean>
}

/** A street that is delivered and has no number yet, and what is asked about it. */
type Street = { found: DeliveryAddress; missing: Missing }
type Missing = 'number' | 'building' | 'floor'

function missingOf(street: string): Missing {
  if (isTower(street)) return 'floor'
  return hasNamedBuildings(street) ? 'building' : 'number'
}

const ownAddress = ({ label, lat, lng }: AddressSuggestion): DeliveryAddress => ({
  address: label,
  lat,
  lng,
  roomServiceLocationId: null,
})

/** The field for an address, and what has to be asked about a street that was chosen without a number. */
export function AddressSearch({ initialText, chooseAddress, isDelivered }: Props) {
  const [street, setStreet] = useState<Street | null>(null)

  const completeStreet = async (suggestion: AddressSuggestion) => {
    const found = ownAddress(suggestion)
    if (!(await isDelivered(found))) return false
    const missing = missingOf(suggestion.street)
    setStreet({ found, missing })
    return missing === 'number'
  }

  return (
    <>
      <AddressCombobox
        initialText={initialText}
        onChoose={(suggestion) => void chooseAddress(ownAddress(suggestion))}
        onStreet={completeStreet}
        onType={() => setStreet(null)}
        isWithoutNumber={street?.missing === 'building'}
      />
      {street?.missing === 'number' && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setStreet({ ...street, missing: 'building' })}
          >
            {deliveryPanelCopy.noHouseNumber}
          </Button>
        </div>
      )}
      {street && street.missing !== 'number' && (
        <BuildingForm
          key={street.found.address}
          asksBuilding={street.missing === 'building'}
          onSubmit={(building) =>
            chooseAddress({
              ...street.found,
              address: addressOfBuilding(street.found.address, building),
            })
          }
        />
      )}
    </>
  )
}
