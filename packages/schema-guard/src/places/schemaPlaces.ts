import {
  Kind,
  parse,
  Source,
  type ASTNode,
  type DefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type NamedTypeNode,
} from 'graphql'
import { placeOf } from '../documents/place'
import type { Place } from '../model'
import type { Part } from '../sources/schemaFromSdl'
import { definitionTexts, SCHEMA } from './definitionTexts'

/** The places of some owners (`Dish`, `@cost`, `schema`) and of what is in them; of a union's member, an interface or a location under `Dish Named`. */
export function schemaPlaces(
  parts: readonly Part[],
  owners: ReadonlySet<string>,
): ReadonlyMap<string, Place> {
  const definitions = parts.flatMap(({ text: sdl, name }) =>
    definitionTexts(sdl, owners).flatMap(
      ({ text, line, column }) => parse(new Source(text, name, { line, column })).definitions,
    ),
  )
  const places = new Map<string, Place>()
  // A type is where it is defined, not where it is extended.
  for (const isExtension of [false, true]) {
    for (const definition of definitions) {
      if (definition.kind.endsWith('Extension') !== isExtension) continue
      for (const [key, node] of namedIn(definition)) {
        if (!places.has(key)) places.set(key, placeOf(node))
      }
    }
  }
  return places
}

function* namedIn(definition: DefinitionNode): Generator<[key: string, node: ASTNode]> {
  if (definition.kind === Kind.SCHEMA_DEFINITION || definition.kind === Kind.SCHEMA_EXTENSION) {
    const roots = definition.operationTypes ?? []
    // It has no name, and may begin with a description of many lines.
    yield [SCHEMA, roots[0] ?? definition]
    for (const root of roots) yield [root.operation, root]
  } else if (definition.kind === Kind.DIRECTIVE_DEFINITION) {
    const owner = `@${definition.name.value}`
    yield [owner, definition.name]
    yield* argumentsIn(owner, definition.arguments)
    for (const location of definition.locations) yield [`${owner} ${location.value}`, location]
  } else if ('name' in definition && definition.name) {
    yield [definition.name.value, definition.name]
    yield* membersIn(definition.name.value, definition)
  }
}

function* membersIn(owner: string, definition: Members): Generator<[key: string, node: ASTNode]> {
  for (const field of definition.fields ?? []) {
    const coordinate = `${owner}.${field.name.value}`
    yield [coordinate, field.name]
    if ('arguments' in field) yield* argumentsIn(coordinate, field.arguments)
  }
  for (const { name } of definition.values ?? []) yield [`${owner}.${name.value}`, name]
  for (const one of [...(definition.interfaces ?? []), ...(definition.types ?? [])]) {
    yield [`${owner} ${one.name.value}`, one]
  }
}

/** What a definition of any kind of type may hold. */
type Members = {
  kind: Kind
  fields?: readonly (FieldDefinitionNode | InputValueDefinitionNode)[]
  values?: readonly EnumValueDefinitionNode[]
  interfaces?: readonly NamedTypeNode[]
  types?: readonly NamedTypeNode[]
}

function* argumentsIn(
  owner: string,
  all: readonly InputValueDefinitionNode[] = [],
): Generator<[key: string, node: ASTNode]> {
  for (const { name } of all) yield [`${owner}(${name.value}:)`, name]
}
