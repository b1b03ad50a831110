/** The name of the token in the query of a mailed link. */
export const LINK_TOKEN = 'token'

/** The path of a page that a mail leads to, with the token that it opens with. */
export const pathWithToken = (path: string, token: string): string =>
  `${path}?${LINK_TOKEN}=${encodeURIComponent(token)}`

/** The token of the address, empty when it has none. */
export const linkToken = (parameters: URLSearchParams): string => parameters.get(LINK_TOKEN) ?? ''
