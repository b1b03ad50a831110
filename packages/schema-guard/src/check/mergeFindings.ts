import type { Finding } from '../model'
import { gravestFirst } from './gravestFirst'

/**
 * One finding for each change and each of its severities: what breaks one release may only be a warning for another. A
 * change that is safe for one release is left out if another has a finding for it.
 */
export function mergeFindings(lists: readonly Finding[][]): Finding[] {
  const merged = new Map<string, Finding>()
  const grave = new Set(lists.flat().flatMap((one) => (one.severity === 'safe' ? [] : keyOf(one))))
  for (const finding of lists.flat()) {
    const isTold = finding.severity !== 'safe' || finding.uses.length > 0
    if (!isTold && grave.has(keyOf(finding))) continue
    const key = `${finding.severity} ${keyOf(finding)}`
    const known = merged.get(key)
    merged.set(key, known ? both(known, finding) : finding)
  }
  return [...merged.values()].sort(gravestFirst)
}

const keyOf = ({ kind, coordinate, message }: Finding) => `${kind} ${coordinate} ${message}`

const both = (one: Finding, other: Finding): Finding => ({
  ...one,
  uses: [...one.uses, ...other.uses],
  screens: [...new Set([...one.screens, ...other.screens])].sort(),
})
