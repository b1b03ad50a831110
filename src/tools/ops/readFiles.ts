import { readAgreements } from '#server/ops/agreements/readAgreements'
import { readCatalogueFolder } from '#server/ops/catalogue/folder/readCatalogueFolder'
import { parseAgreements, parseCatalogue, parsePlaces } from '#server/ops/opsArguments'
import { readPlaces } from '#server/ops/places/readPlaces'

/** What the files say that a command names; undefined for a command that names none. */
export function readFiles(args: readonly string[]): unknown {
  const catalogue = parseCatalogue(args)
  if (catalogue) return readCatalogueFolder(catalogue.folder)
  const places = parsePlaces(args)
  if (places) return readPlaces(places.folder)
  const agreements = parseAgreements(args)
  return agreements ? readAgreements(agreements.folder) : undefined
}
