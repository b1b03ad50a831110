import {
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { leafSort, sortOf } from './sorts'

/** What a response does against what a client that was generated from the base expects of it. */
type Surprise = string

type Reading = {
  base: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Objects met while executing, as `path[Type]`. */
  typesAt: (path: string) => string | undefined
  /** Whether the schema that was executed lets a fragment on one type match another. */
  matches: (condition: string, type: string) => boolean
  surprises: Set<Surprise>
}

/** Reads a response with types as a generator writes them: each field as it is declared where the client wrote it. */
export function createPlainReader(document: DocumentNode, base: GraphQLSchema) {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  return (data: unknown, executed: Pick<Reading, 'typesAt' | 'matches'>): Set<Surprise> => {
    const reading: Reading = { base, fragments, surprises: new Set(), ...executed }
    for (const node of document.definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue
      const root = base.getRootType(node.operation)
      const selected = root && { on: root.name, set: node.selectionSet }
      if (selected) readObject(data, '', root.name, selected, reading)
    }
    return reading.surprises
  }
}

type Selected = {
  /** The type that it is written on. */
  on: string
  set: SelectionSetNode
  /** Whether a part of it may be left out. */
  isConditional?: boolean
}

function readObject(
  data: unknown,
  path: string,
  type: string,
  selected: Selected,
  reading: Reading,
) {
  if (typeof data !== 'object' || data === null) return
  const { on, set } = selected
  for (const selection of set.selections) {
    const isConditional = selected.isConditional === true || hasCondition(selection)
    if (selection.kind === Kind.FIELD) {
      readField({ data, path, on, isConditional }, selection, reading)
      continue
    }
    const part =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? reading.fragments.get(selection.name.value)
        : selection
    const condition = part?.typeCondition?.name.value ?? on
    if (part && (condition === on || reading.matches(condition, type))) {
      const inner = { on: condition, set: part.selectionSet, isConditional }
      readObject(data, path, type, inner, reading)
    }
  }
}

const hasCondition = ({ directives = [] }: SelectionNode) =>
  directives.some(({ name }) => name.value === 'include' || name.value === 'skip')

type Holder = { data: object; path: string; on: string; isConditional: boolean }

function readField({ data, path, on, isConditional }: Holder, node: FieldNode, reading: Reading) {
  const parent = reading.base.getType(on)
  const field =
    isObjectType(parent) || isInterfaceType(parent)
      ? parent.getFields()[node.name.value]
      : undefined
  const name = node.alias?.value ?? node.name.value
  // The name of a type is expected only where a fragment names it.
  if (!field) return
  if (!(name in data)) {
    if (!isConditional && isNonNullType(field.type))
      reading.surprises.add(`${path}.${name}: not there`)
    return
  }
  const value: unknown = Reflect.get(data, name)
  readValue(value, field.type, { path: `${path}.${name}`, node }, reading)
}

type Place = { path: string; node: FieldNode }

function readValue(value: unknown, type: GraphQLOutputType, place: Place, reading: Reading) {
  const { path, node } = place
  const surprise = (what: string) => void reading.surprises.add(`${path}: ${what}`)
  if (value === null) {
    if (isNonNullType(type)) surprise('null')
    return
  }
  const nullable = isNonNullType(type) ? type.ofType : type
  if (isListType(nullable)) {
    if (!Array.isArray(value)) return surprise('no list')
    const item = { path: `${path}*`, node }
    for (const one of value) readValue(one, nullable.ofType, item, reading)
    return
  }
  if (Array.isArray(value)) return surprise('a list')
  const named = getNamedType(nullable)
  if (isLeafType(named)) {
    const expected = isEnumType(named) ? 'string' : leafSort(named.name)
    if (sortOf(value) !== expected) surprise(`${sortOf(value)} for ${expected}`)
    return
  }
  const actual = reading.typesAt(path)
  if (typeof value !== 'object') return surprise('no object')
  // Nothing was selected of it.
  if (actual === undefined || !node.selectionSet) return
  const selected = { on: named.name, set: node.selectionSet }
  readObject(value, `${path}[${actual}]`, actual, selected, reading)
}
