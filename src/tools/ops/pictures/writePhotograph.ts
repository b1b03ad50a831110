import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import {
  PHOTOGRAPH_FORMATS,
  PHOTOGRAPH_WIDTHS,
  photographFile,
  photographMark,
  type PhotographFormat,
} from '#domain/catalogue/photograph'
import type { FoundPhotograph } from './inspectPhotographs'

/** A dish looks the same to a customer in all three; what a camera wrote beside the picture, its place too, is left out. */
const ENCODERS: Readonly<Record<PhotographFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 4 }),
  webp: (image) => image.webp({ quality: 72 }),
  jpg: (image) => image.jpeg({ quality: 74, mozjpeg: true }),
}

/** Writes a photograph in every size and format that is not there yet; returns the files that are new. */
export async function writePhotograph(
  folder: string,
  { file, key, fingerprint, ground }: FoundPhotograph,
): Promise<string[]> {
  const { default: sharp } = await import('sharp')
  await mkdir(folder, { recursive: true })
  const name = `${key}.${photographMark(fingerprint, ground)}`
  const wanted = PHOTOGRAPH_WIDTHS.flatMap((width) =>
    PHOTOGRAPH_FORMATS.map((format) => ({
      width,
      format,
      path: join(folder, photographFile(name, width, format)),
    })),
  ).filter(({ path }) => !existsSync(path))
  for (const { width, format, path } of wanted) {
    const image = sharp(file)
      .autoOrient()
      .resize({ width, height: (width * 3) / 4, fit: 'cover' })
    await ENCODERS[format](image).toFile(`${path}.part`)
    // What has its name is whole.
    await rename(`${path}.part`, path)
  }
  return wanted.map(({ path }) => path)
}
