import { unitsFor } from '#domain/catalogue/servings'
import { catalogueCopy } from './catalogueCopy'
import { servingCopy } from '../filters/servingCopy'

type Article = {
  name: string
  minimumQuantity: number
  participantsPerQuantity: number
  /** As many as can be taken at all. */
  most: number
  /** Guests whom it would still serve; null when no one said for how many it is. */
  missing: number | null
}

type Offer = {
  units: number
  /** What the button says, and what it is called where it stands by itself. */
  label: string
  name: string
}

/** What one press puts into the cart: as much as is missing for the guests, else the least that is sold. */
export function addOffer({ name, most, missing, ...served }: Article): Offer {
  const wanted = missing === null || missing < 1 ? null : unitsFor(missing, served)
  if (wanted === null) {
    return {
      units: served.minimumQuantity,
      label: catalogueCopy.add,
      name: catalogueCopy.addNamed(name),
    }
  }
  const label = wanted > most ? servingCopy.addLeft(most) : servingCopy.addUnits(wanted, name)
  return { units: Math.min(wanted, most), label, name: `${label}, ${name}` }
}
