import { LRUCache } from 'lru-cache'

type Make = () => Promise<Buffer>

/** Files that are made once for all requests of the same, and again when what they are made of has changed. */
export type KeptFiles = (madeOf: string, make: Make) => Promise<Buffer>

/** Keeps the `max` files that were requested last, each for `ttl` milliseconds (0: until others come). */
export function createKeptFiles({ max, ttl = 0 }: { max: number; ttl?: number }): KeptFiles {
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
