import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { isDay } from '#domain/time/calendar'

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

const isInstant = (text: string) =>
  isDay(INSTANT.exec(text)?.[1] ?? '') && !Number.isNaN(Date.parse(text))

function textScalar(name: string, example: string, isValid: (text: string) => boolean) {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && isValid(value)) return value
    throw new GraphQLError(`${name} must look like ${example}`)
  }
  return {
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : null),
    serialize: (value: unknown) => {
      if (typeof value === 'string') return value
      throw new GraphQLError(`${name} cannot be made of ${typeof value}`)
    },
  }
}

/** The custom scalars of schema.graphql: texts that are checked on their way in. */
export const scalars = {
  Date: textScalar('Date', '2026-11-24', isDay),
  DateTime: textScalar('DateTime', '2026-11-24T12:00:00+01:00', isInstant),
}
