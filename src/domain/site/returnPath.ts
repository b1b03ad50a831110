/** Browsers drop some control characters out of an address, so that `/\t/evil.example` would name another host. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\0-\x1f\x7f]/

/**
 * The path, query and fragment that `retour` names when it is an address of this origin, else null. What comes back
 * starts with exactly one slash, so that it cannot be read as another host. docs/rules/site.md#return-path
 */
export function returnPath(wanted: string | null, origin: string): string | null {
  if (wanted === null || !wanted.startsWith('/') || CONTROL.test(wanted)) return null
  const address = parse(wanted, origin)
  // `/.//evil.example` is an address of this origin whose path, by itself, is not.
  if (address?.origin !== origin || address.pathname.startsWith('//')) return null
  return address.pathname + address.search + address.hash
}

// Safari 16 has no URL.canParse.
function parse(wanted: string, origin: string): URL | null {
  try {
    return new URL(wanted, origin)
  } catch {
    return null
  }
}
