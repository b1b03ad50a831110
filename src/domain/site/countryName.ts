/** The French name of a country by its ISO 3166-1 code of two letters; what is no such code stays as it is. */
export function countryName(code: string): string {
  const region = code.toUpperCase()
  if (!/^[A-Z]{2}$/.test(region)) return code
  return new Intl.DisplayNames('fr-FR', { type: 'region' }).of(region) ?? code
}
