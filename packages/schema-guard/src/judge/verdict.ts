import type { Severity, Use, Verdict } from '../model'

/** What happens in the customer's browser. */
export type Effect =
  | 'refused'
  | 'inputRefused'
  | 'null'
  | 'otherValue'
  | 'unknownValue'
  | 'goneValue'
  | 'missing'
  | 'otherResult'

type Part = {
  severity: Exclude<Severity, 'safe'>
  effect: Effect
  reason: string
  fix: string
  uses: readonly Use[]
}

/** A verdict on the uses that are touched, or null when there are none. */
export function verdict({ severity, effect, reason, fix, uses }: Part): Verdict | null {
  if (uses.length === 0) return null
  return { severity, reason, fix, uses, seen: whatIsSeen(effect, uses) }
}

/** The graver one; at the same gravity, both sets of uses. */
export function gravest(...verdicts: readonly (Verdict | null)[]): Verdict | null {
  const found = verdicts.flatMap((one) => (one ? [one] : []))
  const breaking = found.filter(({ severity }) => severity === 'breaking')
  const [first, ...others] = breaking.length > 0 ? breaking : found
  if (!first) return null
  return { ...first, uses: [...new Set([first, ...others].flatMap(({ uses }) => uses))] }
}

function whatIsSeen(effect: Effect, uses: readonly Use[]): string {
  const writes = uses.every(({ definition }) => definition.kind === 'mutation')
  const fails = writes
    ? 'The action fails with an error message, and nothing is saved.'
    : 'The screen shows an error instead of its content.'
  const seen: Record<Effect, string> = {
    refused: `The server refuses the whole request. ${fails}`,
    inputRefused: `The server refuses what the customer sends. ${fails}`,
    null: 'Where the value is missing, the screen shows a blank, a wrong amount, or crashes.',
    otherValue:
      'The screen gets another sort of value than it reads: a wrong text, a wrong amount, or a crash.',
    unknownValue:
      'For what is new the screen has no words: it shows nothing there, or its fallback.',
    goneValue: 'What the screen does for this value (its label, badge, step) never happens again.',
    missing: 'These objects, or their details, silently disappear from the screen.',
    otherResult: 'Nothing fails, but the same request may give the customer another result.',
  }
  return seen[effect]
}
