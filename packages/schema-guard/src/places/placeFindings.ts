import type { Finding, Place, SchemaPlace } from '../model'
import type { Part } from '../sources/schemaFromSdl'
import { SCHEMA } from './definitionTexts'
import { schemaPlaces } from './schemaPlaces'

/** The texts of both schemas: none of what was introspected, nor of what a manifest carries. */
export type Texts = { candidate: readonly Part[]; base: readonly Part[] }

/** Adds where the schemas have what each finding is about: of what is gone, the base's line, and the candidate's of what had it. */
export function placeFindings(findings: readonly Finding[], { candidate, base }: Texts): Finding[] {
  const places = schemaPlaces(candidate, ownersOf(findings))
  const isThere = (finding: Finding) => places.has(keyOf(finding))
  const gone = findings.filter((one) => !isThere(one))
  const before = schemaPlaces(base, ownersOf(gone))
  return findings.map((finding) => {
    const inCandidate = places.get(keyOf(finding)) ?? placeAround(finding, places)
    const inBase = isThere(finding) ? undefined : before.get(keyOf(finding))
    return { ...finding, ...(inCandidate && { inCandidate }), ...(inBase && { inBase }) }
  })
}

const ownersOf = (findings: readonly Finding[]) =>
  new Set(findings.map((finding) => ownerOf(finding)))

/** Without a `schema { … }`, the roots have no place. */
const ownerOf = ({ coordinate, kind }: Finding) =>
  kind.startsWith('SCHEMA_') ? SCHEMA : coordinate.replace(/[.(].*$/, '')

const keyOf = ({ coordinate, subject }: Finding) =>
  subject === undefined || subject === coordinate ? coordinate : `${coordinate} ${subject}`

/** Of what is gone, the nearest thing around it that is left: `Dish.price` of an argument, or `Dish`. */
function placeAround(
  finding: Finding,
  places: ReadonlyMap<string, Place>,
): SchemaPlace | undefined {
  const { coordinate } = finding
  for (const within of [coordinate, coordinate.replace(/\(.*$/, ''), ownerOf(finding)]) {
    const place = places.get(within)
    if (place) return { ...place, within }
  }
  return undefined
}
