/**
 * Remembers the last special configuration (the first is fetched at the start), and uses it when a response has none.
 * All responses share one record, and a null would erase it.
 */
export function createSpareConfiguration() {
  let known: unknown = null
  return (data: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    if (!('specialConfiguration' in data)) return data
    known = data['specialConfiguration'] ?? known
    return { ...data, specialConfiguration: known }
  }
}
