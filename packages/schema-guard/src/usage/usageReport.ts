import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import { placeText } from '../documents/place'
import type { SentDocuments } from '../documents/lowerDocuments'
import type { Use } from '../model'
import { collectUsage } from './collectUsage'
import { expandUses } from './expandUses'

export type MemberUsage = {
  coordinate: string
  name: string
  type: string
  description: string
  deprecation: string | null
  operations: string[]
  screens: string[]
  places: string[]
}

type TypeUsage = { name: string; kind: string; description: string; members: MemberUsage[] }

type OperationUsage = {
  name: string
  kind: string
  place: string
  screens: string[]
  coordinates: string[]
}

export type UsageReport = { types: TypeUsage[]; operations: OperationUsage[] }

/** Which operation uses what the schema offers, and what no one uses. */
export function usageReport(
  clients: readonly SentDocuments[],
  schema: GraphQLSchema,
  screensOf: (file: string) => readonly string[],
): UsageReport {
  const usage = collectUsage(clients, schema)
  const uses = expandUses(usage, schema)
  const byOperation = new Map<string, Set<string>>()

  function memberOf(coordinate: string, member: Member): MemberUsage {
    const found = uses.get(coordinate) ?? []
    const operations = found.flatMap(({ definition }) => usage.operationsOf(definition))
    for (const { name } of operations) {
      const set = byOperation.get(name) ?? new Set()
      byOperation.set(name, set.add(coordinate))
    }
    return {
      coordinate,
      name: member.name,
      type: String(member.type ?? ''),
      description: member.description ?? '',
      deprecation: member.deprecationReason ?? null,
      operations: sorted(operations.map(({ name }) => name)),
      screens: sorted(operations.flatMap(({ place }) => screensOf(place.file))),
      places: sorted(found.map(({ place }: Use) => placeText(place))),
    }
  }

  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .map((type) => ({
      name: type.name,
      kind: kindOf(type),
      description: type.description ?? '',
      members: membersOf(type).map(([coordinate, member]) => memberOf(coordinate, member)),
    }))
    .filter(({ members }) => members.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name))

  return {
    types,
    operations: usage.operations
      .map(({ name, kind, place }) => ({
        name,
        kind,
        place: placeText(place),
        screens: sorted(screensOf(place.file)),
        coordinates: sorted([...(byOperation.get(name) ?? [])]),
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }
}

const sorted = (values: readonly string[]) => [...new Set(values)].sort()

type Member = {
  name: string
  type?: unknown
  description?: string | null | undefined
  deprecationReason?: string | null | undefined
}

function membersOf(type: GraphQLNamedType): [coordinate: string, member: Member][] {
  if (isEnumType(type))
    return type.getValues().map((value) => [
      `${type.name}.${value.name}`,
      {
        name: value.name,
        description: value.description,
        deprecationReason: value.deprecationReason,
      },
    ])
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field])
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field): [string, Member][] => [
    [`${type.name}.${field.name}`, field],
    ...field.args.map((argument): [string, Member] => [
      `${type.name}.${field.name}(${argument.name}:)`,
      {
        name: `${field.name}(${argument.name}:)`,
        type: argument.type,
        description: argument.description,
        deprecationReason: argument.deprecationReason,
      },
    ]),
  ])
}

function kindOf(type: GraphQLNamedType): string {
  if (isEnumType(type)) return 'enum'
  if (isInputObjectType(type)) return 'input'
  if (isInterfaceType(type)) return 'interface'
  return isUnionType(type) ? 'union' : 'type'
}
