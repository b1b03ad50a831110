import type { deliveryZones } from '../../tables'
import * as rings from './departmentRings'

type ZoneRow = typeof deliveryZones.$inferInsert
type Zone = Pick<ZoneRow, 'name' | 'departmentCode' | 'ring'> & { price?: number }

const served = (name: string, departmentCode: string, ring: rings.Ring, price: number): Zone => ({
  name,
  departmentCode,
  ring,
  price,
})
const notServed = (name: string, departmentCode: string, ring: rings.Ring): Zone => ({
  name,
  departmentCode,
  ring,
})

/** Smallest first; a zone without a price has no business unit. docs/rules/delivery.md#where */
const ZONES: readonly Zone[] = [
  served('Paris', '75', rings.PARIS, 900),
  served('Hauts-de-Seine', '92', rings.HAUTS_DE_SEINE, 1200),
  served('Seine-Saint-Denis', '93', rings.SEINE_SAINT_DENIS, 1200),
  served('Val-de-Marne', '94', rings.VAL_DE_MARNE, 1200),
  // Priced, yet out of reach of the four points: somebody has to meet « out of distance ».
  served('Évry et Corbeil', '91', rings.EVRY_ET_CORBEIL, 2900),
  served('Chelles et Marne-la-Vallée', '77', rings.CHELLES_ET_MARNE_LA_VALLEE, 1900),
  served('Versailles et Saint-Germain', '78', rings.VERSAILLES_ET_SAINT_GERMAIN, 1900),
  served('Massy et Palaiseau', '91', rings.MASSY_ET_PALAISEAU, 1900),
  served('Argenteuil et Sarcelles', '95', rings.ARGENTEUIL_ET_SARCELLES, 1900),
  notServed('Val-d’Oise', '95', rings.VAL_D_OISE),
  notServed('Essonne', '91', rings.ESSONNE),
  notServed('Yvelines', '78', rings.YVELINES),
  notServed('Seine-et-Marne', '77', rings.SEINE_ET_MARNE),
]

export const deliveryZoneRows: ZoneRow[] = ZONES.map(({ price, ...zone }, index) => ({
  ...zone,
  id: index + 1,
  position: index + 1,
  deliveryPrice: price ?? null,
  businessUnitId: price === undefined ? null : 1,
}))
