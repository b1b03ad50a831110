/** The tag of each collection of the e-shop, by the name in its path; an unknown one shows everything (docs/rules/storefronts.md#collections). */
export const COLLECTIONS: ReadonlyMap<string, string> = new Map([
  ['coffrets', 'Coffrets'],
  ['boissons', 'Boissons'],
  ['epicerie', 'Épicerie'],
])
