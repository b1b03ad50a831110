import { capitalised } from '../text/capitalised'

/** Where a person is found at an address without a number. */
export type Building = { building: string; floor: string }

/** Characters. */
export const BUILDING_MAX_LENGTH = 80
export const FLOOR_MAX_LENGTH = 20

/** Places whose buildings have names; a number is hardly ever part of their addresses. */
const NAMED_PLACES =
  /^(?:parvis|esplanade|dalle|terrasse|tour|campus|cit[ée] (?:des? |universitaire|scientifique)|centre commercial|parc d['’ ]?(?:activit[ée]s?|affaires)|technop[ôo]le)(?!\p{L})/iu

/** Whether the street is a place whose buildings have names instead of numbers: a parvis, a tower, a campus. */
export const hasNamedBuildings = (street: string): boolean => NAMED_PLACES.test(street.trim())

const TOWER = /^tour(?!\p{L})/iu

/** Whether the street is itself the building, a tower: its floor is all that is missing. */
export const isTower = (street: string): boolean => TOWER.test(street.trim())

/** The address of a building at a place without house numbers: `Tour Opus, étage 12, Parvis de la Défense, 92800 Puteaux`. `building` is empty where the place itself is one. */
export function addressOfBuilding(place: string, { building, floor }: Building): string {
  const level = floor.trim()
  // « 12 » is a floor, « RDC » and « 12e étage » say themselves what they are.
  const words = /^\d+$/.test(level) ? `étage ${level}` : level
  return capitalised([building.trim(), words, place].filter((part) => part !== '').join(', '))
}
