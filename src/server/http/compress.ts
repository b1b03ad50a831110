import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// Half a millisecond for a page or an answer: more effort would cost more than it saves.
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Shorter texts fit into one packet as they are. */
const WORTH_IT = 1400

/** What is made for one request cannot be compressed ahead of time like a file. */
export async function compress(text: string | Buffer, accepted: string | string[] | undefined) {
  const encodings = text.length < WORTH_IT ? '' : String(accepted ?? '')
  if (/\bbr\b/.test(encodings)) return { body: await brotli(text, effort), encoding: 'br' }
  if (/\bgzip\b/.test(encodings)) return { body: await zip(text), encoding: 'gzip' }
  return { body: text, encoding: null }
}
