import type { Street } from './readStreets'

type ContextEntry = { id: string; text: string; short_code?: string }

/** An address of Mapbox places v5, the fields that a site reads. */
export type Feature = {
  id: string
  type: 'Feature'
  place_type: ['address']
  relevance: number
  properties: { accuracy: 'street' }
  text: string
  place_name: string
  /** [lng, lat] */
  center: [number, number]
  geometry: { type: 'Point'; coordinates: [number, number] }
  /** House number; absent when none was typed, or the street has it not. */
  address?: string
  context: ContextEntry[]
}

const REGIONS: Readonly<Record<string, string>> = {
  '13': 'Bouches-du-Rhône',
  '33': 'Gironde',
  '59': 'Nord',
  '69': 'Rhône',
  '75': 'Paris',
  '77': 'Seine-et-Marne',
  '78': 'Yvelines',
  '91': 'Essonne',
  '92': 'Hauts-de-Seine',
  '93': 'Seine-Saint-Denis',
  '94': 'Val-de-Marne',
  '95': 'Val-d’Oise',
}

/** Whether the street goes as far as that number, as the table knows it. */
export function hasHouseNumber(
  { lowestNumber, highestNumber }: Street,
  houseNumber: string | null,
): boolean {
  const number = Number.parseInt(houseNumber ?? '', 10)
  return number > 0 && number >= lowestNumber && number <= highestNumber
}

/** A street as a feature; the house number is kept when the street goes so far. */
export function toFeature(street: Street, houseNumber: string | null, relevance: number): Feature {
  const { id, name, postcode, town, lat, lng } = street
  const hasNumber = hasHouseNumber(street, houseNumber)
  const department = postcode.slice(0, 2)
  return {
    id: `address.${id}${hasNumber ? `.${houseNumber?.replace(' ', '')}` : ''}`,
    type: 'Feature',
    place_type: ['address'],
    relevance,
    properties: { accuracy: 'street' },
    text: name,
    place_name: `${hasNumber ? `${houseNumber} ` : ''}${name}, ${postcode} ${town}, France`,
    center: [lng, lat],
    geometry: { type: 'Point', coordinates: [lng, lat] },
    ...(hasNumber && houseNumber !== null ? { address: houseNumber } : {}),
    context: [
      { id: `postcode.${postcode}`, text: postcode },
      { id: `place.${postcode}`, text: town },
      {
        id: `region.${department}`,
        short_code: `FR-${department}`,
        text: REGIONS[department] ?? '',
      },
      { id: 'country.fr', short_code: 'fr', text: 'France' },
    ],
  }
}
