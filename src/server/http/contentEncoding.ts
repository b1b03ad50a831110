import { promisify } from 'node:util'
import { brotliCompress, gzip as gzipCompress } from 'node:zlib'

export const brotli = promisify(brotliCompress)
export const gzip = promisify(gzipCompress)

/** How the bytes of a response travel; `identity` as they are. */
export type ContentEncoding = 'br' | 'gzip' | 'identity'

const REFUSED = String.raw`\s*;\s*q=0(\.0*)?\s*(,|$)`
const BROTLI = new RegExp(String.raw`\bbr\b(?!${REFUSED})`)
const GZIP = new RegExp(String.raw`\bgzip\b(?!${REFUSED})`)

/** The best that a caller takes, by its `Accept-Encoding`; what it rates zero it refuses. */
export function contentEncoding(accepted: string | string[] | undefined): ContentEncoding {
  const text = String(accepted ?? '')
  if (BROTLI.test(text)) return 'br'
  return GZIP.test(text) ? 'gzip' : 'identity'
}
