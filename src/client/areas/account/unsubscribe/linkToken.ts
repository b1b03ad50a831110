/** The token of the address, empty when it has none. */
export const linkToken = (parameters: URLSearchParams): string => parameters.get('token') ?? ''
