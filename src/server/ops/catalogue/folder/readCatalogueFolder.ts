import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '../Catalogue'
import { ingredientsFile, lineFile, shopFile } from './catalogueFiles'
import { checkCatalogue } from './checkCatalogue'
import { catalogueEntries } from './catalogueEntries'
import { readYaml } from './yamlFile'

const LINES = 'lines'

/** A catalogue; or all that is wrong with it, a sentence each with the file and the row. */
type FolderResult = { catalogue: Catalogue } | { problems: string[] }

/** Reads `shop.yaml`, `ingredients.yaml` and `lines/*.yaml` of a folder, and checks them whole. */
export function readCatalogueFolder(folder: string): FolderResult {
  if (!existsSync(join(folder, LINES))) {
    return { problems: [`${folder} is no catalogue: it has no folder « ${LINES} »`] }
  }
  const names = readdirSync(join(folder, LINES)).filter((name) => !name.startsWith('.'))
  const strange = names
    .filter((name) => !name.endsWith('.yaml'))
    .map((name) => `${LINES}/${name}: is not read: the name of a line's file ends in .yaml`)
  const shop = readYaml(folder, 'shop.yaml', shopFile)
  const ingredients = readYaml(folder, 'ingredients.yaml', ingredientsFile)
  const lines = names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readYaml(folder, `${LINES}/${name}`, lineFile))
  const read = lines.flatMap((line) => (line.isRead ? [line] : []))
  const unread = [shop, ingredients, ...lines].flatMap((file) => (file.isRead ? [] : file.problems))
  if (!shop.isRead || !ingredients.isRead || read.length < lines.length || strange.length > 0) {
    return { problems: [...strange, ...unread] }
  }
  const problems = checkCatalogue({ shop, ingredients, lines: read })
  if (problems.length > 0) return { problems }
  return {
    catalogue: catalogueEntries({
      shop: shop.value,
      ingredients: ingredients.value,
      lines: read.map(({ value }) => value),
    }),
  }
}
