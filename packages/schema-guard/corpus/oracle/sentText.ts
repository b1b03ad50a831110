import {
  isScalarType,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { directivesGiven } from './directives'
import type { Run } from './execution'
import { explore } from './exploration'
import { promisesOf } from './promises'
import { createReach } from './reach'
import { looseSets, variableSets, type Variables } from './variables'

/** What can come of a text, whoever sends it. */
export type Facts = {
  runs: readonly { variables: Variables; run: Run; text: string }[]
  /** The fields filled in each object, by `path[Type]`. */
  objects: ReadonlyMap<string, ReadonlySet<string>>
  /** The enum values at each place. */
  values: ReadonlyMap<string, ReadonlySet<string>>
  responses: ReadonlySet<string>
  /** What resolvers and the server's directives are given. */
  given: ReadonlySet<string>
}

export type SentText = {
  /** Whether the schema says of all that it has to do with what the base says. */
  isUntouched(schema: GraphQLSchema): boolean
  /** Why it is refused, by itself or with something that may be sent with it. */
  refusals(schema: GraphQLSchema): string[]
  facts(schema: GraphQLSchema): Facts
  /** Whether nobody can tell the two schemas apart by it. */
  isSame(schema: GraphQLSchema): boolean
}

/** A text that is sent. Clients that send the same share what is found out of it. */
export function createSentText(text: string, base: GraphQLSchema): SentText {
  const document = parse(text)
  const [fault] = validate(base, document)
  if (fault) throw new Error(`${text} does not fit the base: ${fault.message}`)
  const reach = createReach(document, base)
  const before = reach(base)
  const accepted = variableSets(operationIn(document), base).filter(
    (variables) => refusalsOf({ document, variables, schema: base, base }).length === 0,
  )

  function refusals(schema: GraphQLSchema): string[] {
    const faults = validate(schema, document)
    if (faults.length > 0) return faults.map(({ message }) => message)
    return accepted.flatMap((variables) =>
      refusalsOf({ document, variables, schema, base }).map(
        (message) => `${message} for ${JSON.stringify(variables)}`,
      ),
    )
  }

  function facts(schema: GraphQLSchema): Facts {
    const runs = conditions(accepted).flatMap((variables) =>
      explore({ document, variables, schema, base }).map((run) => ({
        variables,
        run,
        text: JSON.stringify([variables, run.response]),
      })),
    )
    const objects = new Map<string, Set<string>>()
    const values = new Map<string, Set<string>>()
    for (const { run } of runs) {
      for (const [path, fields] of run.objects) addAll(objects, path, fields)
      for (const [path, { value }] of run.values) addAll(values, path, [value])
    }
    const responses = new Set(runs.map((one) => one.text))
    return { runs, objects, values, responses, given: givenIn(schema) }
  }

  /** For everything that may be sent. */
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

  function isSame(schema: GraphQLSchema): boolean {
    const [old, next] = [oldFacts, lastFacts(schema)]
    return (
      looseSets(accepted).every(
        (variables) => refusalsOf({ document, variables, schema, base }).length === 0,
      ) &&
      equal(old.responses, next.responses) &&
      equal(new Set(old.objects.keys()), new Set(next.objects.keys())) &&
      equal(old.given, next.given) &&
      promisesOf(document, base) === promisesOf(document, schema) &&
      specifications(base) === specifications(schema)
    )
  }

  const oldFacts = facts(base)
  const lastFacts = lastOnly(facts)
  return {
    isUntouched: (schema) => reach(schema) === before,
    refusals: lastOnly(refusals),
    facts: (schema) => (schema === base ? oldFacts : lastFacts(schema)),
    isSame: lastOnly(isSame),
  }
}

/** Remembers the last result: several clients are judged against one candidate after the other. */
function lastOnly<Result>(compute: (schema: GraphQLSchema) => Result) {
  let last: { schema: GraphQLSchema; result: Result } | undefined
  return (schema: GraphQLSchema): Result => {
    if (last?.schema !== schema) last = { schema, result: compute(schema) }
    return last.result
  }
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

const equal = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((value) => other.has(value))

const specifications = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .map((type) => (isScalarType(type) ? `${type.name} ${type.specifiedByURL}` : ''))
    .join()
