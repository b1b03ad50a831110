import { placeOf, placeText } from '../documents/place'
import { few } from '../report/words'
import type { CheckedClient } from './checkedClients'
import type { Refusal } from './refusals'

/** What the check could not know of a client. */
export function notesOf(
  { release, clients }: CheckedClient,
  misfits: readonly Refusal[],
  documents: readonly string[],
): string[] {
  const [first] = misfits
  const orphans = clients.flatMap((client) => client.orphans.map(({ name }) => name))
  const isEmpty = clients.every(({ operations }) => operations.length === 0)
  const where = release === null ? documents.join(', ') : `release ${release}`
  const notes = [
    ...(isEmpty ? [`No operation was found in ${where}.`] : []),
    ...(first
      ? [
          `Left aside, because the base does not take it either: ${placeText(placeOf(first.node))}: ${first.message}${misfits.length > 1 ? ` And ${misfits.length - 1} more.` : ''}`,
        ]
      : []),
    ...clients.flatMap(({ doubts }) => doubts),
    ...(orphans.length > 0
      ? [`Left out, because no operation spreads them: ${few(orphans)}.`]
      : []),
  ]
  return release === null ? notes : notes.map((note) => `Release ${release}: ${note}`)
}
