import { DESIGN_GALLERY_PATH, isReadablePath, isSitePath, readPath } from '#domain/site/routes'

/**
 * Whether the server knows a page at an address. The router takes more for pages: it decodes all of `/%2B`, which would be
 * `/+`, and reads `/cart//` as `/cart`. docs/rules/site.md#paths
 */
export function hasPage(pathname: string): boolean {
  const path = readPath(pathname)
  return isReadablePath(pathname) && (isSitePath(path) || path === DESIGN_GALLERY_PATH)
}
