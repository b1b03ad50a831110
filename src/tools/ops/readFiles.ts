import { readCatalogueFolder } from '#server/ops/catalogue/folder/readCatalogueFolder'
import { parseCatalogue } from '#server/ops/opsArguments'

/** What the files say that a command names; undefined for a command that names none. */
export function readFiles(args: readonly string[]): unknown {
  const catalogue = parseCatalogue(args)
  return catalogue ? readCatalogueFolder(catalogue.folder) : undefined
}
