import { type Finding, type Severity } from '../model'

const ORDER: Record<Severity, number> = { breaking: 0, dangerous: 1, safe: 2 }

/** One finding for each change, whatever it does to each client: the gravest verdict, with the uses of all. */
export function mergeFindings(lists: readonly Finding[][]): Finding[] {
  const merged = new Map<string, Finding>()
  for (const finding of lists.flat()) {
    const key = `${finding.kind} ${finding.coordinate} ${finding.message}`
    const known = merged.get(key)
    merged.set(key, known ? both(known, finding) : finding)
  }
  return [...merged.values()].sort(
    (a, b) => ORDER[a.severity] - ORDER[b.severity] || a.coordinate.localeCompare(b.coordinate),
  )
}

function both(one: Finding, other: Finding): Finding {
  const [gravest, lesser] =
    ORDER[one.severity] <= ORDER[other.severity] ? [one, other] : [other, one]
  return {
    ...gravest,
    uses: [...gravest.uses, ...lesser.uses],
    screens: [...new Set([...gravest.screens, ...lesser.screens])].sort(),
  }
}
