import { distanceInMetres, type Point } from '#domain/delivery/geography'
import { canSearchAddress } from '#domain/delivery/delivery'
import { parseAddressQuery, type AddressQuery } from './addressQuery'
import { hasHouseNumber, toFeature, type Feature } from './feature'
import type { Street } from './readStreets'

export type GeocoderOptions = { proximity: Point; limit: number; isAutocomplete: boolean }
export type FeatureCollection = {
  type: 'FeatureCollection'
  query: string[]
  features: Feature[]
  attribution: string
}
export type Geocoder = ReturnType<typeof createGeocoder>

const NAME_MATCH = 1
const PREFIX_MATCH = 0.9
const TOWN_MATCH = 0.6
const DISORDER = 0.05
const PARIS: Point = { lat: 48.8566, lng: 2.3522 }
export const DEFAULT_SEARCH: GeocoderOptions = {
  proximity: PARIS,
  limit: 5,
  isAutocomplete: true,
}

/** The geocoder of a shop that has no external one: searches the bundled streets, and responds in the shape of Mapbox places v5. docs/rules/delivery.md#address-search */
export function createGeocoder(streets: readonly Street[]) {
  return {
    /** The streets of a postcode; none where the table does not have it. */
    streetsOf: (postcode: string): readonly Street[] =>
      streets.filter((street) => street.postcode === postcode),

    /** The best matches first, the nearest first among equals; nothing under 4 characters. */
    search(text: string, options: GeocoderOptions = DEFAULT_SEARCH): FeatureCollection {
      const query = parseAddressQuery(text, options.isAutocomplete)
      const isSearchable = canSearchAddress(text) && query.words.length > 0
      const found = isSearchable ? bestMatches(streets, query, options) : []
      return {
        type: 'FeatureCollection',
        query: text.toLowerCase().split(/\s+/).filter(Boolean),
        features: found.map(({ street, score }) => toFeature(street, query.houseNumber, score)),
        attribution: 'Bundled table of streets',
      }
    },
  }
}

function bestMatches(
  streets: readonly Street[],
  query: AddressQuery,
  { proximity, limit }: GeocoderOptions,
) {
  return streets
    .map((street) => ({ street, score: scoreOf(street, query) }))
    .filter(({ score }) => score > 0)
    .map((match) => ({
      ...match,
      hasNumber: hasHouseNumber(match.street, query.houseNumber) ? 1 : 0,
      distance: distanceInMetres(match.street, proximity),
    }))
    .sort((a, b) => b.score - a.score || b.hasNumber - a.hasNumber || a.distance - b.distance)
    .slice(0, limit)
}

/** From 0, no match, to 1, where every word stands in the name of the street. */
function scoreOf(street: Street, { words, postcode, isLastWordOpen }: AddressQuery): number {
  if (!street.postcode.startsWith(postcode)) return 0
  const matches = words.map((word, index) =>
    matchOf(street, word, isLastWordOpen && index === words.length - 1),
  )
  if (matches.includes(0)) return 0
  const whole = matches.reduce((sum, match) => sum + match, 0) / matches.length
  // « rue de Paris » asks for the street of that name before the streets of that town.
  const isWholeName = street.nameWords.every((word) => words.includes(word))
  const score = whole * 0.9 + (isWholeName ? 0.1 : 0) - (isTownFirst(matches) ? DISORDER : 0)
  return Math.min(1, Math.round(score * 100) / 100)
}

/** Whether the town stands before a word of the street: « avenue de Paris Versailles » is in Versailles. */
const isTownFirst = (matches: readonly number[]): boolean =>
  matches.includes(TOWN_MATCH) &&
  matches.indexOf(TOWN_MATCH) < matches.findLastIndex((match) => match > TOWN_MATCH)

function matchOf({ nameWords, townWords }: Street, word: string, isOpen: boolean): number {
  if (nameWords.includes(word)) return NAME_MATCH
  if (isOpen && nameWords.some((own) => own.startsWith(word))) return PREFIX_MATCH
  const isInTown = isOpen ? townWords.some((own) => own.startsWith(word)) : townWords.includes(word)
  return isInTown ? TOWN_MATCH : 0
}
