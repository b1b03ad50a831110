import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { brotli, gzip } from '#server/http/contentEncoding'

const TEXT = /\.(js|css|html|svg|json|txt|xml)$/

/** Writes `<file>.br` (quality 11) and `<file>.gz` (level 9) next to each text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [small, compatible] = await Promise.all([
    brotli(content, { params }),
    gzip(content, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, small)
  writeFileSync(`${file}.gz`, compatible)
}
