import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { PHOTOGRAPH_WIDTHS } from '#domain/catalogue/photograph'
import type { TakenPhotographs } from '#server/ops/setPhotographs'

/** Raise it when photographs are to be written otherwise: their addresses change with it. */
const WRITING_VERSION = 1
const MIN_WIDTH = Math.max(...PHOTOGRAPH_WIDTHS)
const MIN_HEIGHT = (MIN_WIDTH * 3) / 4
/** A ThumbHash is made from a hundred pixels at most. */
const GROUND = { width: 100, height: 75 }

/** A photograph of a folder: the key is its file's name. */
export type FoundPhotograph = TakenPhotographs['photographs'][number] & { file: string }

/** Looks at every file of a folder and decodes it; what is no photograph, or too small, is a problem in plain words. */
export async function inspectPhotographs(
  folder: string,
): Promise<{ photographs: FoundPhotograph[]; problems: string[] }> {
  const names = await readdir(folder).catch(() => null)
  if (names === null) return { photographs: [], problems: [`${folder} is no folder`] }
  const files = names.filter((name) => !name.startsWith('.')).sort()
  const photographs: FoundPhotograph[] = []
  const problems = files.length === 0 ? [`${folder} is empty`] : []
  for (const name of files) {
    const found = await inspect(join(folder, name))
    if (typeof found === 'string') problems.push(`${name}: ${found}`)
    else if (photographs.some(({ key }) => key === found.key)) {
      problems.push(`${name}: there is another photograph of ${found.key}`)
    } else photographs.push(found)
  }
  return { photographs, problems }
}

/** What a file shows; a sentence when it cannot be used. */
async function inspect(file: string): Promise<FoundPhotograph | string> {
  const { default: sharp } = await import('sharp')
  const { rgbaToThumbHash } = await import('thumbhash')
  try {
    const content = await readFile(file)
    const { autoOrient } = await sharp(file).metadata()
    const { width, height } = autoOrient
    if (width < MIN_WIDTH || height < MIN_HEIGHT) {
      return `is too small: ${width} × ${height} pixels, and ${MIN_WIDTH} × ${MIN_HEIGHT} are needed`
    }
    const { data, info } = await sharp(file)
      .autoOrient()
      .resize({ ...GROUND, fit: 'cover' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const ground = rgbaToThumbHash(info.width, info.height, data)
    return {
      file,
      key: parse(file).name,
      fingerprint: createHash('sha256')
        .update(`${WRITING_VERSION} `)
        .update(content)
        .digest('hex')
        .slice(0, 12),
      ground: Buffer.from(ground).toString('base64url'),
    }
  } catch {
    return 'is no image that can be read'
  }
}
