import { LRUCache } from 'lru-cache'

type Make = () => Promise<Buffer>

/**
 * Returns the file made of `madeOf`, a text that says all that is in it. The file is made once, and again for another text. One
 * that could not be made is not kept.
 */
export type FileCache = (madeOf: string, make: Make) => Promise<Buffer>

/** Caches the `max` files that were requested last, each for `ttl` milliseconds; 0 for as long as there is room. */
export function createFileCache({ max, ttl = 0 }: { max: number; ttl?: number }): FileCache {
  const files = new LRUCache<string, Promise<Buffer>>({ max, ttl })
  return (madeOf, make) => {
    const known = files.get(madeOf)
    if (known) return known
    const file = make()
    file.catch(() => files.delete(madeOf))
    files.set(madeOf, file)
    return file
  }
}
