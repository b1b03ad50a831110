/**
 * Remembers the special configuration that the server said last, which is first queried at the start, and puts it in
 * the place of one that it fails to say: the responses share one record, and null must not undo what is known.
 */
export function createSpareConfiguration() {
  let known: unknown = null
  return (data: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    if (!('specialConfiguration' in data)) return data
    known = data['specialConfiguration'] ?? known
    return { ...data, specialConfiguration: known }
  }
}
