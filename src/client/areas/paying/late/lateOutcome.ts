import type { CardOutcome } from '../cardOutcome'

/** What came of paying an order that exists already. */
export type LateOutcome =
  | CardOutcome
  | { kind: 'transferChosen' }
  | { kind: 'transferFailed' }
  /** This account pays by card only. */
  | { kind: 'notAllowed' }
  | { kind: 'failed' }
