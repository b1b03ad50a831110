/** The address of a link that data brought, when it is https or of this site: never `javascript:`. */
export function safeLink(address: string | null | undefined): string | null {
  if (!address) return null
  return /^(https:\/\/|\/(?!\/))/.test(address) ? address : null
}
