import type { Finding, FindingUse } from '../model'

/** What a person has to read: places that a generator wrote are left out where its source is told too. */
export const withoutGenerated = (finding: Finding): Finding => {
  const written = finding.uses.filter(({ place }) => !isGenerated(place.file))
  const isTold = ({ definition }: FindingUse) =>
    written.some((use) => use.definition === definition)
  const uses = finding.uses.filter((use) => !isGenerated(use.place.file) || !isTold(use))
  return { ...finding, uses }
}

const GENERATED = /(?:^|\/)(?:__generated__|generated|gen)\/|[.-](?:generated|gen)\.[cm]?[jt]sx?$/

const isGenerated = (file: string) => GENERATED.test(file)

/**
 * Marks the deprecations that are no news: the base has them, and what uses them is in a release already. Where no
 * release is known, every use may be as old as the deprecation.
 */
export function markOld(
  finding: Finding,
  { known, hasReleases }: { known: ReadonlySet<string>; hasReleases: boolean },
): Finding {
  if (finding.kind !== 'DEPRECATED_IN_USE' || finding.severity !== 'safe') return finding
  const isNewlyUsed = hasReleases && finding.uses.every(({ release }) => release === undefined)
  return known.has(finding.coordinate) && !isNewlyUsed ? { ...finding, isOld: true } : finding
}
