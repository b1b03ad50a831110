import { useState } from 'react'
import { addressOfBuilding, hasNamedBuildings, isTower } from '#domain/delivery/building'
import { Button } from '../../../design/Button'
import type { AddressSuggestion } from '../../../services/geocoding'
import { AddressCombobox } from './AddressCombobox'
import { BuildingForm } from './BuildingForm'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import type { Place } from '../findDelivery'

type Props = {
  initialText: string
  chooseAddress: (place: Place) => Promise<void>
  isDelivered: (place: Place) => Promise<boolean>
}

/** A street that is delivered and has no number yet, and what is asked about it. */
type Street = { place: Place; missing: Missing }
type Missing = 'number' | 'building' | 'floor'

function missingOf(street: string): Missing {
  if (isTower(street)) return 'floor'
  return hasNamedBuildings(street) ? 'building' : 'number'
}

const placeOf = ({ label, lat, lng }: AddressSuggestion): Place => ({
  address: label,
  lat,
  lng,
  roomServiceLocationId: null,
})

/** The field for an address, and what has to be asked about a street that was chosen without a number. */
export function AddressSearch({ initialText, chooseAddress, isDelivered }: Props) {
  const [street, setStreet] = useState<Street | null>(null)

  const completeStreet = async (suggestion: AddressSuggestion) => {
    const place = placeOf(suggestion)
    if (!(await isDelivered(place))) return false
    const missing = missingOf(suggestion.street)
    setStreet({ place, missing })
    return missing === 'number'
  }

  return (
    <>
      <AddressCombobox
        initialText={initialText}
        onChoose={(suggestion) => void chooseAddress(placeOf(suggestion))}
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
          key={street.place.address}
          asksBuilding={street.missing === 'building'}
          onSubmit={(building) =>
            chooseAddress({
              ...street.place,
              address: addressOfBuilding(street.place.address, building),
            })
          }
        />
      )}
    </>
  )
}
