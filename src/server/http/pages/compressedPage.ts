import { createHash } from 'node:crypto'
import { constants } from 'node:zlib'
import { brotli, gzip, type ContentEncoding } from '../contentEncoding'
import type { Page } from './page'

const QUICK_BROTLI = 5
/** A quarter of a second of work for a twelfth fewer bytes: only for a page that has proved to stay. */
const BEST_BROTLI = 10
const BEST_GZIP = 9
const HAS_STAYED_AFTER_MS = 5_000

const pack = {
  br: (html: Buffer, isBest: boolean) =>
    brotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isBest ? BEST_BROTLI : QUICK_BROTLI,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html: Buffer, isBest: boolean) => gzip(html, isBest ? { level: BEST_GZIP } : {}),
  identity: async (html: Buffer) => html,
}

/** A page and its bytes in each encoding; an encoding is made when it is first requested. */
export type CompressedPage = {
  /** Weak: the same page, in whatever encoding and however well packed. */
  etag: string
  contentSecurityPolicy: string
  /** What is kept of it in memory at most. */
  size: number
  bytes(encoding: ContentEncoding): Buffer | Promise<Buffer>
  /** To be called when it is no longer kept: it is not worth better packing any more. */
  drop(): void
}

export function compressPage({ html, contentSecurityPolicy }: Page): CompressedPage {
  const whole = Buffer.from(html)
  const packed = new Map<ContentEncoding, Buffer | Promise<Buffer>>()
  const timers = new Set<NodeJS.Timeout>()
  let isDropped = false

  async function packQuickly(encoding: ContentEncoding): Promise<Buffer> {
    try {
      const bytes = await pack[encoding](whole, false)
      packed.set(encoding, bytes)
      if (!isDropped && encoding !== 'identity') packBetterLater(encoding)
      return bytes
    } catch (error) {
      packed.delete(encoding)
      throw error
    }
  }

  function packBetterLater(encoding: ContentEncoding) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      pack[encoding](whole, true).then(
        (bytes) => packed.set(encoding, bytes),
        // What is there goes on being sent.
        () => undefined,
      )
    }, HAS_STAYED_AFTER_MS)
    timers.add(timer.unref())
  }

  return {
    etag: `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`,
    contentSecurityPolicy,
    size: whole.length * 2,
    bytes(encoding) {
      const known = packed.get(encoding)
      if (known) return known
      const bytes = packQuickly(encoding)
      packed.set(encoding, bytes)
      return bytes
    },
    drop() {
      isDropped = true
      timers.forEach(clearTimeout)
      timers.clear()
    },
  }
}
