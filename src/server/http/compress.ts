import { constants } from 'node:zlib'
import { brotli, contentEncoding, gzip, type ContentEncoding } from './contentEncoding'

// Half a millisecond for a page or a response: more effort would cost more than it saves.
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Shorter texts fit into one packet as they are. */
const WORTH_IT = 1400

const COMPRESSORS = {
  br: (content: string | Buffer) => brotli(content, effort),
  gzip: (content: string | Buffer) => gzip(content),
}
type Packed = keyof typeof COMPRESSORS

// Bytes that leave again and again, as the very same buffer, are compressed once.
const kept = new WeakMap<Buffer, Map<Packed, Promise<Buffer>>>()

function compressOnce(content: Buffer, encoding: Packed): Promise<Buffer> {
  const known = kept.get(content) ?? new Map<Packed, Promise<Buffer>>()
  const compressed = known.get(encoding) ?? COMPRESSORS[encoding](content)
  kept.set(content, known.set(encoding, compressed))
  return compressed
}

/** What is made for one request cannot be compressed ahead of time like a file. */
export async function compress(
  content: string | Buffer,
  accepted: string | string[] | undefined,
): Promise<{ body: string | Buffer; encoding: ContentEncoding }> {
  const encoding = content.length < WORTH_IT ? 'identity' : contentEncoding(accepted)
  if (encoding === 'identity') return { body: content, encoding }
  const body = await (typeof content === 'string'
    ? COMPRESSORS[encoding](content)
    : compressOnce(content, encoding))
  return { body, encoding }
}
