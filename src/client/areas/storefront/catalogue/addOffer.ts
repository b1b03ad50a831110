import { unitsFor } from '#domain/catalogue/servings'
import { catalogueCopy } from './catalogueCopy'
import { servingCopy } from '../filters/servingCopy'

type Article = {
  name: string
  minimumQuantity: number
  participantsPerQuantity: number
  /** As many as can be taken at all. */
  most: number
  /** Who are to be served; null when no one said. */
  people: number | null
}

type Offer = {
  units: number
  /** What the button says, and what it is called where it stands by itself. */
  label: string
  name: string
}

/** What one press puts into the cart: as much as serves everybody, else the least that is sold. */
export function addOffer({ name, most, people, ...served }: Article): Offer {
  const wanted = people === null ? null : unitsFor(people, served)
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
