import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// Half a millisecond for a page: more effort would cost more than it saves.
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** A page has a nonce of its own, so it cannot be compressed ahead of time like a file. */
export async function compressPage(html: string, accepted: string) {
  if (/\bbr\b/.test(accepted)) return { body: await brotli(html, effort), encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { body: await zip(html), encoding: 'gzip' }
  return { body: html, encoding: null }
}
