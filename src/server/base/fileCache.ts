import { LRUCache } from 'lru-cache'

type Make = () => Promise<Buffer>

/**
 * Returns the file for `madeOf`, a text with all of its content. The file is made once for each text. A failure is not
 * cached.
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
