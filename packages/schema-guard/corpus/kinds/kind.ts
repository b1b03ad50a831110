import { Editable } from './editable'

/** A kind of change, and every place of the base where it can be made. */
export type Kind = {
  name: string
  positions(base: Editable): Position[]
}

/** What is changed, and how. A change that leaves no valid schema is left out. */
export type Position = { at: string; edit(schema: Editable): void }

export const kind = (name: string, positions: Kind['positions']): Kind => ({ name, positions })

export type Candidate = { kind: string; at: string; text: string }

/** The candidate that a change at one place makes. */
export function candidateOf(kindName: string, { at, edit }: Position, baseText: string): Candidate {
  const schema = new Editable(baseText)
  edit(schema)
  return { kind: kindName, at, text: schema.text() }
}
