import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type GraphQLSchema,
} from 'graphql'
import type { Use } from '../model'
import { acceptance } from './inputTypes'
import {
  partsOf,
  whereAbsent,
  whereRefused,
  whereVariableIsNull,
  type Judge,
  type JudgeContext,
} from './judgeContext'
import { refusesValue } from './refusedThere'
import { gravest, verdict } from './verdict'
import { defaultText } from './wording'

const TRAVELS =
  'a variable carries the whole input, so that what the code fills in is sent as it is'

export const judgeInputFieldRemoved: Judge = ({ coordinate }, { usage }) => {
  const { owner } = partsOf(coordinate)
  return verdict({
    severity: 'breaking',
    effect: 'inputRefused',
    reason: `${coordinate} is gone; ${TRAVELS}`,
    fix: 'Keep the field and ignore it, marked @deprecated, until no release in use sends it.',
    uses: [...usage.of('written', coordinate), ...usage.of('sent', owner)],
  })
}

export const judgeInputFieldAdded: Judge = ({ coordinate }, { candidate, usage }) => {
  const field = inputFieldAt(candidate, coordinate)
  if (!field || !isRequiredInputField(field)) return null
  const { owner } = partsOf(coordinate)
  return verdict({
    severity: 'breaking',
    effect: 'inputRefused',
    reason: `${coordinate} must be sent now, and no release knows it`,
    fix: `Make it optional, or give it a default: ${field.name}: ${String(field.type)} = …`,
    uses: [...usage.of('written', owner), ...usage.of('sent', owner)],
  })
}

export const judgeInputFieldType: Judge = ({ coordinate }, context) => {
  const { base, candidate, usage } = context
  const [old, next] = [inputFieldAt(base, coordinate), inputFieldAt(candidate, coordinate)]
  if (!old || !next) return null
  const { owner } = partsOf(coordinate)
  const acceptable = acceptance(old.type, next.type)
  const isSameType = getNamedType(old.type).name === getNamedType(next.type).name
  const written = usage.of('written', coordinate).flatMap((use) => {
    if (use.node.kind !== Kind.OBJECT_FIELD) return []
    if (refusesValue(use.node.value, isSameType, context)) return whereRefused(use, context)
    const takesNoNull = isNonNullType(next.type) && !isNonNullType(old.type)
    return takesNoNull ? whereVariableIsNull(use, use.node.value, context) : []
  })
  const lacking = isRequiredInputField(next) ? withoutField(coordinate, context) : []
  const sent = acceptable === 'yes' ? [] : usage.of('sent', owner)
  const became = `${coordinate} was ${String(old.type)}, is ${String(next.type)} now`
  const fix = `Keep taking ${String(old.type)}, or add another field beside ${coordinate}.`
  return gravest(
    verdict({
      severity: 'breaking',
      effect: 'inputRefused',
      reason: `${became}; ${TRAVELS}`,
      fix,
      uses: [...written, ...lacking, ...(acceptable === 'no' ? sent : [])],
    }),
    verdict({
      severity: 'dangerous',
      effect: 'inputRefused',
      reason: `${became}: some values that are sent today may be refused`,
      fix,
      uses: acceptable === 'maybe' ? sent : [],
    }),
  )
}

export const judgeInputFieldDefault: Judge = ({ coordinate }, context) => {
  const { base, candidate, usage } = context
  const [old, next] = [inputFieldAt(base, coordinate), inputFieldAt(candidate, coordinate)]
  // What had to be sent is sent: no client relies on a default.
  if (!old || !next || isRequiredInputField(old)) return null
  const isLost = isRequiredInputField(next)
  return verdict({
    severity: isLost ? 'breaking' : 'dangerous',
    effect: isLost ? 'inputRefused' : 'otherResult',
    reason: isLost
      ? `${coordinate} has lost its default and must be sent now`
      : `The default of ${coordinate} was ${defaultText(old)}, is ${defaultText(next)} now, and the client may leave the field out`,
    fix: 'Keep the default, or have the client send the value first.',
    uses: [
      ...withoutField(coordinate, context),
      ...usage.of('written', coordinate).flatMap((use) => whereAbsent(use, context)),
      ...usage.of('sent', partsOf(coordinate).owner),
    ],
  })
}

export const judgeOneOf: Judge = ({ coordinate }, { usage, isRefused }) =>
  verdict({
    severity: 'breaking',
    effect: 'inputRefused',
    reason: `${coordinate} takes exactly one field now; ${TRAVELS}`,
    fix: `Offer the @oneOf input under another name beside ${coordinate}.`,
    uses: [
      ...usage.of('written', coordinate).filter(({ node }) => isRefused(node)),
      ...usage.of('sent', coordinate),
    ],
  })

/** The objects written in documents that leave the field out. */
function withoutField(coordinate: string, { usage }: JudgeContext): Use[] {
  const { owner, member } = partsOf(coordinate)
  return usage
    .of('written', owner)
    .filter(
      ({ node }) =>
        node.kind === Kind.OBJECT && !node.fields.some(({ name }) => name.value === member),
    )
}

function inputFieldAt(schema: GraphQLSchema, coordinate: string) {
  const { owner, member } = partsOf(coordinate)
  const type = schema.getType(owner)
  return isInputObjectType(type) ? type.getFields()[member] : undefined
}
