import {
  isScalarType,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { schemaOf, strictScalars } from './corpusSchema'
import { type Run } from './execution'
import { explore } from './exploration'
import { promisesOf } from './promises'
import { createReach } from './reach'
import { directivesGiven } from './directives'
import { looseSets, variableSets, type Variables } from './variables'

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
  const prepared = operations.map((operation) => prepare(operation, base))
  return (candidateText: string): Map<OracleOperation, Judgement> | null => {
    const candidate = schemaOf(candidateText)
    if (!candidate) return null
    strictScalars(candidate, base)
    return new Map(prepared.map((one) => [one.operation, one.judge(candidate)]))
  }
}

function prepare(operation: OracleOperation, base: GraphQLSchema) {
  const document = parse(operation.text)
  const [fault] = validate(base, document)
  if (fault) throw new Error(`${operation.name} does not fit the base: ${fault.message}`)
  const node = operationIn(document)
  const reach = createReach(document, base)
  const before = reach(base)
  const accepted = variableSets(node, base).filter(
    (variables) => refusalsOf({ document, variables, schema: base, base }).length === 0,
  )
  const readings = new Map<string, ReadonlySet<string>>()
  const old = facts(base)

  function facts(schema: GraphQLSchema) {
    const surprises = new Set<string>()
    const objects = new Map<string, Set<string>>()
    const values = new Map<string, Set<string>>()
    const responses = new Set<string>()
    for (const variables of conditions(accepted)) {
      for (const run of explore({ document, variables, schema, base })) {
        const text = JSON.stringify([variables, run.response])
        responses.add(text)
        const types = [...run.objects.keys()].sort().join()
        const key = `${text} ${types}`
        const known = readings.get(key) ?? operation.read(run, variables, schema)
        readings.set(key, known)
        // A null that an error explains is another thing than one that comes out of the blue.
        const suffix = run.response.errors ? WITH_ERROR : ''
        for (const one of known) surprises.add(one + suffix)
        for (const [path, fields] of run.objects) addAll(objects, path, fields)
        for (const [path, { value }] of run.values) addAll(values, path, [value])
      }
    }
    return { surprises, objects, values, responses, given: givenIn(schema) }
  }

  /** What resolvers and the server's directives get, for everything that may be sent. */
  function givenIn(schema: GraphQLSchema): Set<string> {
    return new Set(
      accepted.flatMap((variables) =>
        [
          ...explore({ document, variables, schema, base, isFull: true }).flatMap(
            ({ given }) => given,
          ),
          ...directivesGiven(document, schema, variables),
        ].map((given) => `${JSON.stringify(variables)} ${given}`),
      ),
    )
  }

  function judge(candidate: GraphQLSchema): Judgement {
    if (reach(candidate) === before) return SAME
    const faults = validate(candidate, document)
    if (faults.length > 0) return { outcome: 'breaks', reasons: faults.map((f) => f.message) }
    const refused = accepted.flatMap((variables) =>
      refusalsOf({ document, variables, schema: candidate, base }).map(
        (message) => `${message} for ${JSON.stringify(variables)}`,
      ),
    )
    if (refused.length > 0) return { outcome: 'breaks', reasons: refused }
    const next = facts(candidate)
    const reasons = [
      ...[...next.surprises].filter(
        (one) => !old.surprises.has(one) && !old.surprises.has(one.replace(WITH_ERROR, '')),
      ),
      ...missing(old.objects, next.objects, operation),
      ...goneValues(old.values, next.values),
    ]
    if (reasons.length > 0) return { outcome: 'breaks', reasons }
    const isSame =
      looseSets(accepted).every(
        (variables) => refusalsOf({ document, variables, schema: candidate, base }).length === 0,
      ) &&
      equal(old.responses, next.responses) &&
      equal(new Set(old.objects.keys()), new Set(next.objects.keys())) &&
      equal(old.given, next.given) &&
      promisesOf(document, base) === promisesOf(document, candidate) &&
      specifications(base) === specifications(candidate)
    return { outcome: isSame ? 'same' : 'differs', reasons: [] }
  }

  return { operation, judge }
}

function operationIn({ definitions }: DocumentNode): OperationDefinitionNode {
  const found = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (!found) throw new Error('no operation')
  return found
}

type Sent = {
  document: DocumentNode
  variables: Variables
  schema: GraphQLSchema
  base: GraphQLSchema
}

/** Errors of a server that fails nowhere by itself: what was sent is refused. */
const refusalsOf = (sent: Sent): string[] =>
  explore({ ...sent, isFull: true }).flatMap(({ response }) =>
    (response.errors ?? []).map(({ message }) => message),
  )

/** The sets of variables that lead to different shapes: booleans may stand in conditions. */
function conditions(sets: readonly Variables[]): Variables[] {
  const [full = {}] = sets
  const booleans = Object.entries(full).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [name] : [],
  )
  const opposite = Object.fromEntries(booleans.map((name) => [name, false]))
  return booleans.length > 0 ? [full, { ...full, ...opposite }] : [full]
}

function addAll(sets: Map<string, Set<string>>, key: string, values: Iterable<string>) {
  const set = sets.get(key) ?? new Set()
  for (const value of values) set.add(value)
  sets.set(key, set)
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

const equal = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((value) => other.has(value))

const specifications = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .map((type) => (isScalarType(type) ? `${type.name} ${type.specifiedByURL}` : ''))
    .join()
