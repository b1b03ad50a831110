import type { ASTNode } from 'graphql'

/** Where something is written, counted from 1. */
export type Place = { file: string; line: number; column: number }

type DefinitionKind = 'query' | 'mutation' | 'subscription' | 'fragment'

/** An operation or a fragment as its author wrote it. */
export type Definition = {
  name: string
  kind: DefinitionKind
  place: Place
  /** The older client that it comes from, and where that client wrote each coordinate. */
  release?: string
  places?: ReadonlyMap<string, readonly Place[]>
}

/**
 * How a client touches a schema coordinate: it selects a field, receives a type, narrows to one by a fragment, gives an
 * argument, sends a type through a variable, writes a value in the document, applies a directive.
 */
export type How = 'selected' | 'received' | 'narrowed' | 'given' | 'sent' | 'written' | 'applied'

export type Use = {
  how: How
  coordinate: string
  definition: Definition
  place: Place
  node: ASTNode
  /** The type around a `narrowed` use. */
  within?: string
  /** True for what Relay adds by itself: ids, page information. */
  isGenerated?: boolean
  /** The operations that send this very text: of a fragment that takes arguments, those with these arguments. */
  senders: ReadonlySet<Definition>
  /** Read under `@throwOnFieldError` or `@catch`, where an error never looks like a null. */
  isSemantic?: boolean
  /** Relay's `@required(action:)`, when the client says what a null does there. */
  required?: string
}

/** The gravest first. */
export const SEVERITIES = ['breaking', 'dangerous', 'safe'] as const
export type Severity = (typeof SEVERITIES)[number]

/** One difference between the two schemas. */
export type SchemaChange = {
  kind: string
  coordinate: string
  message: string
  /** The names that the judge needs: a union's member, an object's interface. */
  subject?: string
  /** What is there now, where it is one of many that might be: a type, a default, a kind. */
  to?: string
}

/** What a change does to this client. */
export type Verdict = {
  severity: Severity
  /** One sentence: what breaks, technically. */
  reason: string
  /** One sentence: what the customer would see. */
  seen: string
  fix: string
  uses: readonly Use[]
}

/** A line of a schema; of what is gone from it, that of what it was in. */
export type SchemaPlace = Place & { within?: string }

export type Finding = SchemaChange &
  Omit<Verdict, 'uses'> & {
    /** None where the schema is no text, or has no line of it. */
    inCandidate?: SchemaPlace
    /** Of what the candidate no longer has. */
    inBase?: Place
    uses: readonly FindingUse[]
    screens: readonly string[]
    approvedUntil?: string
    /** How many requests of the counted traffic it touches. */
    requests?: number
    /** A deprecation that the base has already, and that no client uses newly. */
    isOld?: true
  }

export type FindingUse = {
  definition: string
  /** A file where a compiler complains, and no definition is known. */
  kind: DefinitionKind | 'file'
  place: Place
  operations: readonly string[]
  screens: readonly string[]
  release?: string
}
