import type { GraphQLSchema } from 'graphql'
import { schemaOf, strictScalars } from './corpusSchema'
import type { Run } from './execution'
import { createSentText, type Facts, type SentText } from './sentText'
import type { Variables } from './variables'

export type OracleOperation = {
  client: string
  name: string
  /** As it is sent. */
  text: string
  /** Reads a response as the client does, and says what it did not expect. */
  read(run: Run, variables: Variables, schema: GraphQLSchema): ReadonlySet<string>
  /** Whether the client would not miss a field that is no longer filled in. */
  isNotMissed(field: string): boolean
}

/**
 * `breaks`: refused, or answered with what the client does not expect. `differs`: something else than before may come
 * or happen. `same`: nobody can tell the two schemas apart.
 */
export type Judgement = { outcome: 'breaks' | 'differs' | 'same'; reasons: readonly string[] }

const WITH_ERROR = ' with an error'
const SAME: Judgement = { outcome: 'same', reasons: [] }

/** Judges operations by executing them against both schemas. */
export function createOracle(baseText: string, operations: readonly OracleOperation[]) {
  const base = schemaOf(baseText)
  if (!base) throw new Error('the base is no schema')
  strictScalars(base, base)
  const texts = new Map<string, SentText>()
  const prepared = operations.map((operation) => {
    const sent = texts.get(operation.text) ?? createSentText(operation.text, base)
    texts.set(operation.text, sent)
    return { operation, judge: createJudge(operation, sent, base) }
  })
  return (candidateText: string): Map<OracleOperation, Judgement> | null => {
    const candidate = schemaOf(candidateText)
    if (!candidate) return null
    strictScalars(candidate, base)
    return new Map(prepared.map((one) => [one.operation, one.judge(candidate)]))
  }
}

function createJudge(operation: OracleOperation, sent: SentText, base: GraphQLSchema) {
  const readings = new Map<string, ReadonlySet<string>>()
  const old = sent.facts(base)
  const usual = surprises(old, base)

  function surprises({ runs }: Facts, schema: GraphQLSchema): Set<string> {
    const found = new Set<string>()
    for (const { run, variables, text } of runs) {
      const key = `${text} ${[...run.objects.keys()].sort().join()}`
      const known = readings.get(key) ?? operation.read(run, variables, schema)
      readings.set(key, known)
      // A null that an error explains is another thing than one that comes out of the blue.
      const suffix = run.response.errors ? WITH_ERROR : ''
      for (const one of known) found.add(one + suffix)
    }
    return found
  }

  return (candidate: GraphQLSchema): Judgement => {
    if (sent.isUntouched(candidate)) return SAME
    const refused = sent.refusals(candidate)
    if (refused.length > 0) return { outcome: 'breaks', reasons: refused }
    const next = sent.facts(candidate)
    const reasons = [
      ...[...surprises(next, candidate)].filter(
        (one) => !usual.has(one) && !usual.has(one.replace(WITH_ERROR, '')),
      ),
      ...missing(old.objects, next.objects, operation),
      ...goneValues(old.values, next.values),
    ]
    if (reasons.length > 0) return { outcome: 'breaks', reasons }
    return { outcome: sent.isSame(candidate) ? 'same' : 'differs', reasons: [] }
  }
}

type Sets = ReadonlyMap<string, ReadonlySet<string>>

/** Fields that an object was shown with, and is no longer, though it may still come there. */
const missing = (before: Sets, after: Sets, { isNotMissed }: OracleOperation): string[] =>
  [...before].flatMap(([path, fields]) => {
    const left = after.get(path)
    if (!left) return []
    return [...fields]
      .filter((field) => !left.has(field) && !isNotMissed(field))
      .map((field) => `${path}.${field} is no longer there`)
  })

/** Values that the client tells from others, which never come again where an enum still does. */
const goneValues = (before: Sets, after: Sets): string[] =>
  [...before].flatMap(([path, values]) => {
    const left = after.get(path)
    if (!left) return []
    return [...values].filter((value) => !left.has(value)).map((value) => `${path}: no ${value}`)
  })
