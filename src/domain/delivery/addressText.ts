import { distanceInMetres, pointAround, type Point } from './geography'

/** What is known of the ground: by the zones, and by a table of streets where there is one. */
type KnownGround = {
  /** The department of the zone that holds the point; null outside every zone. */
  departmentAt: (point: Point) => string | null
  /** Where streets of the postal code lie; none for one that is not known. */
  streetsOf: (postalCode: string) => readonly Point[]
}

/** A postal code before the town at the end of an address, with what stands before both. */
const POSTAL_CODE =
  /^([^]*[^\p{L}\d])?(\d{5})[\s,]+\p{L}(?:(?!\d{5})[^,;])*(?:[,;]\s*france)?[\s.]*$/iu
/** The number that follows is that of a post box or of a door, whatever its length. */
const OTHER_NUMBER = /(?:^|\P{L})(?:bp|cs|tsa|(?:digi)?code|porte)\W*$/iu

/** A postal code reaches over the border of its department, a wood or an airport too, and outlines are drawn by hand. Metres. */
const BORDER_WIDTH = 4000
/** Farther from every known street of a postal code is another one. Metres. */
const MAX_POSTAL_CODE_SPREAD = 8000

const DISTANCES = [1, 2, 3, 4].map((part) => (BORDER_WIDTH * part) / 4)
const BEARINGS = Array.from({ length: 16 }, (_, index) => (index * 360) / 16)

/** The postal code that an address says; null for none, and for a CEDEX, which may be sorted in another town. */
export function postalCodeOf(address: string): string | null {
  if (/(?:^|\P{L})cedex(?!\p{L})/iu.test(address)) return null
  const [, before = '', postalCode] = POSTAL_CODE.exec(address) ?? []
  return postalCode === undefined || OTHER_NUMBER.test(before) ? null : postalCode
}

/** An address as it is shown: no line ends between its postal code and its town. */
export const shownAddress = (address: string): string =>
  address.replace(/(^|\D)(\d{5}) (?=\p{L})/gu, '$1$2\u00a0')

/** The departments that a postal code may lie in: Corsica has two for its codes, overseas three digits are one. */
function departmentsOf(postalCode: string): readonly string[] {
  if (/^(?:00|96|99)/.test(postalCode)) return []
  if (postalCode.startsWith('20')) return ['2A', '2B']
  return [postalCode.slice(0, /^9[78]/.test(postalCode) ? 3 : 2)]
}

/** The department of an address's postal code; null if it has no code, or the code belongs to two. */
export function departmentOf(address: string): string | null {
  const postalCode = postalCodeOf(address)
  const [department, other] = postalCode === null ? [] : departmentsOf(postalCode)
  return other === undefined ? (department ?? null) : null
}

/** Whether the postal code of an address contradicts its point; false where either is unknown. docs/rules/delivery.md#address-and-point */
export function isElsewhere(
  { address, ...point }: Point & { address: string },
  { departmentAt, streetsOf }: KnownGround,
): boolean {
  const postalCode = postalCodeOf(address)
  if (postalCode === null || departmentAt(point) === null) return false
  const streets = streetsOf(postalCode)
  const isFarFromStreets =
    streets.length > 0 &&
    streets.every((street) => distanceInMetres(street, point) > MAX_POSTAL_CODE_SPREAD)
  return isFarFromStreets || isFarFromDepartments(departmentsOf(postalCode), point, departmentAt)
}

function isFarFromDepartments(
  departments: readonly string[],
  point: Point,
  departmentAt: KnownGround['departmentAt'],
): boolean {
  if (departments.length === 0) return false
  const isOther = (near: Point) => {
    const department = departmentAt(near)
    return department !== null && !departments.includes(department)
  }
  // Most addresses are of their department: no point around them is looked at.
  return (
    isOther(point) &&
    DISTANCES.every((distance) =>
      BEARINGS.every((bearing) => isOther(pointAround(point, distance, bearing))),
    )
  )
}
