import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import * as v from 'valibot'
import { LINES } from '../catalogue/catalogue'
import { composePicture, type PictureRecipe } from './composePicture'

const compress = promisify(brotliCompress)

/** Raise it when the drawing changes: pictures already on disk are drawn again. */
const DRAWING_VERSION = 1
/** As good as 11 within a few percent, in a tenth of the time. */
const BROTLI_QUALITY = 9
const MANIFEST = 'pictures.json'
const manifestSchema = v.record(v.string(), v.string())

type Picture = PictureRecipe & { name: string }

/** Every picture of the catalogue by its name. */
export const PICTURES: readonly Picture[] = LINES.flatMap(({ id: lineId, products, menus = [] }) =>
  [...products, ...menus].map(({ key, picture }, index) => ({ name: key, picture, lineId, index })),
)

const fingerprint = ({ picture, lineId, index }: Picture) =>
  createHash('sha256')
    .update(`${DRAWING_VERSION} ${lineId} ${index} ${picture}`)
    .digest('base64url')
    .slice(0, 16)

/** Draws what is new or changed into `<dataDir>/static/pictures`, compressed beside; says how many. */
export async function writePictures(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'static', 'pictures')
  await mkdir(folder, { recursive: true })
  const manifest = join(dataDir, MANIFEST)
  const known = await readManifest(manifest)
  const present = new Set(await readdir(folder))
  const isMissing = (name: string) => !present.has(`${name}.svg`) || !present.has(`${name}.svg.br`)
  const changed = PICTURES.filter(
    (picture) => known[picture.name] !== fingerprint(picture) || isMissing(picture.name),
  )
  await Promise.all(changed.map((picture) => writePicture(folder, picture)))
  if (changed.length > 0) {
    const drawn = Object.fromEntries(PICTURES.map((one) => [one.name, fingerprint(one)]))
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
