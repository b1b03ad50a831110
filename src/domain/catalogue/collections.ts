/** The tag of each collection of the e-shop, by the name in its path; an unknown one shows everything (docs/rules/storefronts.md#collections). */
export const COLLECTIONS: ReadonlyMap<string, string> = new Map([
  ['coffrets', 'Coffrets'],
  ['boissons', 'Boissons'],
  ['epicerie', 'Épicerie'],
])

const TAGS = new Set(COLLECTIONS.values())

/** Whether a tag says in which collection an article is, which its page and section say already, and nothing of the article. */
export const isCollectionTag = (tag: string): boolean => TAGS.has(tag)

/** The collection that a path shows, `boissons` for `/eshop/Boissons`; undefined for every other path. */
export function collectionForPath(pathname: string): string | undefined {
  const [folder, name] = pathname.toLowerCase().split('/').filter(Boolean)
  return folder === 'eshop' && name !== undefined && COLLECTIONS.has(name) ? name : undefined
}
