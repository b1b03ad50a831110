import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql'
import { CannotWrite } from './CannotWrite'

/** What a new component's fragment is on, and how its test comes to one. */
export type FragmentType = {
  type: string
  /** A field that is never null and can be shown, and the type that TypeScript has for it. */
  field: string
  fieldType: 'string' | 'number'
  /** A value of it, as a response has it. */
  sample: string
  /** The selection that leads there from the query; `…` stands for what is selected there. */
  selection: string
  /** Where it is in the data, and in a response. */
  access: string
  response: string
  mayBeMissing: boolean
}

type Step = GraphQLField<unknown, unknown>

const SAMPLES: Readonly<Record<string, string>> = {
  ID: '"1"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Date: '"2026-11-24"',
  DateTime: '"2026-11-24T10:00:00+01:00"',
}
const SHOWN = [
  ['String', 'string', "'Poulet basquaise'"],
  ['Int', 'number', '42'],
  ['Float', 'number', '42'],
  ['Date', 'string', "'2026-11-24'"],
  ['DateTime', 'string', "'2026-11-24T10:00:00Z'"],
  ['ID', 'string', "'Poulet basquaise'"],
] as const

/** Reads a type of schema.graphql. Error: CannotWrite when no component can begin with it. */
export function fragmentTypeOf(root: string, name: string): FragmentType {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'))
  const type = schema.getType(name)
  const query = schema.getQueryType()
  if (!isObjectType(type) || !query) {
    throw new CannotWrite(`There is no type ${name} in schema.graphql to write a fragment on.`)
  }
  const fields = Object.values(type.getFields())
  const shown = SHOWN.map(([scalar, ...rest]) => ({
    found: fields.find((one) => String(one.type) === `${scalar}!` && one.args.length === 0),
    rest,
  })).find(({ found }) => found)
  const steps = wayTo(query, type)
  if (!shown?.found || !steps) {
    throw new CannotWrite(
      `${name} has no text or number that is always there, or no query leads to it: write this component by hand.`,
    )
  }
  const { found, rest } = shown
  const [fieldType, sample] = rest
  return { type: name, field: found.name, fieldType, sample, ...written(steps, found.name, sample) }
}

/** The shortest way from the query to a type. */
function wayTo(query: GraphQLObjectType, wanted: GraphQLObjectType): Step[] | null {
  const seen = new Set([query])
  let ways: { at: GraphQLObjectType; steps: Step[] }[] = [{ at: query, steps: [] }]
  while (ways.length > 0) {
    const next: typeof ways = []
    for (const { at, steps } of ways) {
      for (const field of Object.values(at.getFields())) {
        const to = getNamedType(field.type)
        if (to === wanted) return [...steps, field]
        if (!isObjectType(to) || seen.has(to)) continue
        seen.add(to)
        next.push({ at: to, steps: [...steps, field] })
      }
    }
    ways = next
  }
  return null
}

function written(steps: readonly Step[], field: string, sample: string) {
  let access = 'data'
  let mayBeMissing = false
  for (const { name, type } of steps) {
    access += `${mayBeMissing ? '?.' : '.'}${name}`
    const isMissing = !isNonNullType(type)
    const isList = isListType(getNullableType(type))
    if (isList) access += `${isMissing ? '?.' : ''}[0]`
    mayBeMissing ||= isMissing || isList
  }
  const selection = steps.reduceRight(
    (inner, step) => `${step.name}${argumentsOf(step)} {\n${inner}\n}`,
    '…',
  )
  const response = steps.reduceRight(
    (inner, { name, type }) =>
      `{ ${name}: ${isListType(getNullableType(type)) ? `[${inner}]` : inner} }`,
    `{ ${field}: ${sample} }`,
  )
  return { access, mayBeMissing, selection, response }
}

function argumentsOf({ args }: Step): string {
  const given = args
    .filter(isRequiredArgument)
    .map(({ name, type }) => `${name}: ${sampleOf(type)}`)
  return given.length > 0 ? `(${given.join(', ')})` : ''
}

function sampleOf(given: GraphQLInputType): string {
  const type = getNullableType(given)
  if (isListType(type)) return `[${sampleOf(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (!isInputObjectType(type)) return SAMPLES[type.toString()] ?? '"1"'
  const fields = Object.values(type.getFields()).filter(isRequiredInputField)
  return `{ ${fields.map(({ name, type: own }) => `${name}: ${sampleOf(own)}`).join(', ')} }`
}
