import {
  execute,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  type DocumentNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql'
import { samplesOf } from './samples'

/** The choices that led to a response: everywhere else, the first. */
type Forced = ReadonlyMap<string, number>

export type Run = {
  response: { data?: unknown; errors?: { message: string; path: (string | number)[] }[] }
  /** How many ways each place of the response could have gone. */
  choices: Map<string, number>
  /** The objects met, as `path[Type]`, and the fields filled in each. */
  objects: Map<string, Set<string>>
  /** The enum values met at each place. */
  values: Map<string, { type: string; value: string }>
  /** What resolvers were given, place by place. */
  given: string[]
}

type Input = {
  schema: GraphQLSchema
  base: GraphQLSchema
  document: DocumentNode
  variables: Record<string, unknown>
  forced: Forced
  /** Types only: nothing is null, no list is empty. */
  isFull?: boolean
}

/** Executes an operation as one possible server would. */
export function runOnce(input: Input): Run {
  const run: Run = {
    response: {},
    choices: new Map(),
    objects: new Map(),
    values: new Map(),
    given: [],
  }
  const result = execute({
    schema: input.schema,
    document: input.document,
    variableValues: input.variables,
    rootValue: {},
    fieldResolver: createResolver(input, run),
    typeResolver: (value: unknown) => typeNameOf(value),
  })
  if (result instanceof Promise) throw new Error('nothing here is asynchronous')
  run.response = JSON.parse(JSON.stringify(result))
  return run
}

const typeNameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '$type' in value ? String(value.$type) : undefined

function createResolver(input: Input, run: Run): GraphQLFieldResolver<unknown, unknown> {
  const choose = (key: string, count: number): number => {
    if (count > 1) run.choices.set(key, count)
    return input.forced.get(key) ?? 0
  }

  function valueOf(type: GraphQLOutputType, key: string, levels: readonly number[], level = 0) {
    if (!isNonNullType(type) && !input.isFull) {
      // A null that is promised to come with an error comes so; another needs none.
      const picked = choose(`${key}?`, 2)
      if (picked === 1) return levels.includes(level) ? new Error('planted') : null
    }
    return presentValue(getNullableType(type), key, levels, level)
  }

  function presentValue(
    type: GraphQLOutputType,
    key: string,
    levels: readonly number[],
    level: number,
  ): unknown {
    if (isListType(type)) {
      const isEmpty = !input.isFull && choose(`${key}#`, 2) === 1
      return isEmpty ? [] : [valueOf(type.ofType, `${key}*`, levels, level + 1)]
    }
    const named = getNamedType(type)
    if (isLeafType(named)) {
      const samples = samplesOf(named, input.base, key)
      const index = input.isFull ? 0 : choose(`${key}=`, samples.length)
      const value = samples[index]
      if (isEnumType(named) && typeof value === 'string')
        run.values.set(key, { type: named.name, value: String(value) })
      return value
    }
    if (!isCompositeType(named)) return null
    const possible = isAbstractType(named) ? input.schema.getPossibleTypes(named) : [named]
    const object = possible[choose(`${key}@`, possible.length)]
    // An interface of nobody.
    if (!object) return null
    const own = `${key}[${object.name}]`
    run.objects.set(own, run.objects.get(own) ?? new Set())
    return { $type: object.name, $key: own }
  }

  return (source, args, _context, info) => {
    const around = keyOfSource(source)
    const key = `${around}.${info.path.key}`
    const fields = run.objects.get(around) ?? new Set()
    run.objects.set(around, fields.add(String(info.path.key)))
    run.given.push(`${key} ${JSON.stringify(args)}`)
    return moduleOf(args, info) ?? valueOf(info.returnType, key, semanticLevels(fieldOf(info)))
  }
}

const keyOfSource = (source: unknown): string =>
  typeof source === 'object' && source !== null && '$key' in source ? String(source.$key) : ''

const fieldOf = (info: GraphQLResolveInfo) => info.parentType.getFields()[info.fieldName]

/** Relay's server hands back the name of the module that it is given, and says no more where it takes a list of them. */
function moduleOf({ module }: { module?: unknown }, { returnType }: GraphQLResolveInfo): unknown {
  if (getNamedType(returnType).name !== 'JSDependency') return undefined
  const names: unknown[] = Array.isArray(module) ? module : [module]
  return names[0]
}

/** The levels of a field at which a null means an error: 0 is the field, 1 its items. */
function semanticLevels(field: GraphQLField<unknown, unknown> | undefined): number[] {
  const directive = field?.astNode?.directives?.find(({ name }) => name.value === 'semanticNonNull')
  if (!directive) return []
  const levels = directive.arguments?.find(({ name }) => name.value === 'levels')?.value
  if (levels?.kind !== 'ListValue') return [0]
  return levels.values.flatMap((value) => (value.kind === 'IntValue' ? [Number(value.value)] : []))
}
