import type { Finding, Place } from '../model'

/** Where the schemas have what a finding is about, for people. */
export function schemaLines({
  inCandidate,
  inBase,
}: Pick<Finding, 'inCandidate' | 'inBase'>): { place: Place; label: string }[] {
  const within = inCandidate?.within
  const label =
    within === undefined ? 'in the candidate' : `in the candidate: ${within}, without it`
  return [
    ...(inCandidate ? [{ place: inCandidate, label }] : []),
    ...(inBase ? [{ place: inBase, label: 'in the base' }] : []),
  ]
}

/** The path of a file of the folder that the report is about; undefined of any other. */
export type LocalFile = (name: string) => string | undefined

/** The candidate's line, where a host of code can show it. */
export function localPlace(
  { inCandidate }: Pick<Finding, 'inCandidate'>,
  localFile: LocalFile,
): Place | undefined {
  if (!inCandidate) return undefined
  const file = localFile(inCandidate.file)
  return file === undefined ? undefined : { ...inCandidate, file }
}
