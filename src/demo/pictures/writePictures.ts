import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import * as v from 'valibot'
import type { CatalogueRows } from '../catalogueRows'
import { readData } from '../readData'
import { composePicture, type PictureRecipe } from './composePicture'

const compress = promisify(brotliCompress)

/** Raise it when the drawing changes: pictures already on disk are drawn again. */
const DRAWING_VERSION = 1
/** As good as 11 within a few percent, in a tenth of the time. */
const BROTLI_QUALITY = 9
const MANIFEST = 'pictures.json'
const manifestSchema = v.record(v.string(), v.string())

type Picture = PictureRecipe & { name: string }

const recipesFile = v.record(v.string(), v.string())

/** Every picture of the catalogue by its name. Error on an article without a recipe. */
function pictures({ lines, products, menus }: CatalogueRows): Picture[] {
  const recipes = readData('pictures/recipes.yaml', recipesFile)
  const recipeOf = (name: string) => {
    const recipe = recipes[name]
    if (recipe === undefined) throw new Error(`recipes.yaml: there is no picture of ${name}`)
    return recipe
  }
  return lines.flatMap(({ id: lineId }) =>
    [...products, ...menus]
      .filter((article) => article.lineId === lineId)
      .map(({ picture: name }, index) => ({ name, picture: recipeOf(name), lineId, index })),
  )
}

const fingerprint = ({ picture, lineId, index }: Picture) =>
  createHash('sha256')
    .update(`${DRAWING_VERSION} ${lineId} ${index} ${picture}`)
    .digest('base64url')
    .slice(0, 16)

/** Draws what is new or changed into `<dataDir>/static/pictures`, compressed beside; says how many. */
export async function writePictures(dataDir: string, catalogue: CatalogueRows): Promise<number> {
  const wanted = pictures(catalogue)
  const folder = join(dataDir, 'static', 'pictures')
  await mkdir(folder, { recursive: true })
  const manifest = join(dataDir, MANIFEST)
  const known = await readManifest(manifest)
  const present = new Set(await readdir(folder))
  const isMissing = (name: string) => !present.has(`${name}.svg`) || !present.has(`${name}.svg.br`)
  const changed = wanted.filter(
    (picture) => known[picture.name] !== fingerprint(picture) || isMissing(picture.name),
  )
  await Promise.all(changed.map((picture) => writePicture(folder, picture)))
  if (changed.length > 0) {
    const drawn = Object.fromEntries(wanted.map((one) => [one.name, fingerprint(one)]))
    await writeFile(manifest, `${JSON.stringify(drawn, null, 1)}\n`)
  }
  return changed.length
}

async function writePicture(folder: string, picture: Picture): Promise<void> {
  const svg = composePicture(picture)
  const packed = await compress(svg, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  })
  await Promise.all([
    writeFile(join(folder, `${picture.name}.svg`), svg),
    writeFile(join(folder, `${picture.name}.svg.br`), packed),
  ])
}

async function readManifest(path: string): Promise<Record<string, string>> {
  try {
    return v.parse(manifestSchema, JSON.parse(await readFile(path, 'utf8')))
  } catch {
    // None yet, or not ours to read: everything is drawn again.
    return {}
  }
}
