import { CannotWrite } from './CannotWrite'

/** Adds an entry at the end of the object or list that starts at `opening`. Error: CannotWrite when it is not there. */
export function insertEntry(text: string, opening: RegExp, entry: string): string {
  const start = text.search(opening)
  const length = start < 0 ? -1 : text.slice(start).search(/\n[}\]]/)
  if (length < 0) throw new CannotWrite(`No ${opening.source} is there to add ${entry} to.`)
  const end = start + length
  return `${text.slice(0, end)}\n  ${entry},${text.slice(end)}`
}
