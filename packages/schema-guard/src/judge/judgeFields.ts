import {
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  Kind,
  type ASTNode,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import type { Use, Verdict } from '../model'
import { throughInterfaces } from '../usage/throughInterfaces'
import {
  partsOf,
  whereAbsent,
  whereRefused,
  whereVariableIsNull,
  type Judge,
  type JudgeContext,
} from './judgeContext'
import { outputLosses, readType, softened, type Loss } from './outputTypes'
import { refusesSelections, refusesValue } from './refusedThere'
import { gravest, verdict } from './verdict'
import { defaultText, names } from './wording'

export const judgeFieldRemoved: Judge = ({ coordinate }, { usage }) =>
  verdict({
    severity: 'breaking',
    effect: 'refused',
    reason: `${coordinate} is gone, and the client asks for it`,
    fix: `Keep ${coordinate} with @deprecated(reason: "…"); remove it once no release in use asks for it.`,
    uses: usage.of('selected', coordinate),
  })

export const judgeFieldType: Judge = ({ coordinate }, context) => {
  const { base, candidate, usage } = context
  const [old, next] = [fieldAt(base, coordinate), fieldAt(candidate, coordinate)]
  if (!old || !next) return null
  const touched = usage.of('selected', coordinate).flatMap((use) => {
    const set = use.node.kind === Kind.FIELD ? use.node.selectionSet : undefined
    const losses = outputLosses(readType(old, use), readType(next, use), context, set)
      .map((loss) => softened(loss, use))
      .map((loss) => (loss.effect === 'null' ? unlessKept(loss, coordinate, context) : loss))
    return losses.length > 0 ? [{ use, losses }] : []
  })
  const bySeverity = (['breaking', 'dangerous'] as const).map((severity) => {
    const hit = touched.filter(({ losses }) => gravity(losses) === severity)
    const losses = hit.flatMap((one) => one.losses)
    const grave = losses.filter((loss) => loss.severity === severity)
    // A request that is refused returns no values.
    const worst = grave.find(({ effect }) => effect === 'refused') ?? grave[0]
    if (!worst) return null
    return verdict({
      severity,
      effect: worst.effect,
      reason: `${coordinate}: ${[...new Set(losses.map(({ reason }) => reason))].join('; ')}`,
      fix: fixOf(worst, coordinate, String(old.type)),
      uses: hit.map(({ use }) => use),
    })
  })
  return gravest(...bySeverity, ...refusedFields(coordinate, old.type, next.type, context))
}

const gravity = (losses: readonly Loss[]) =>
  losses.some(({ severity }) => severity === 'breaking') ? 'breaking' : 'dangerous'

/** Where the server refuses the selection of a field for its new type. */
function refusedFields(
  coordinate: string,
  old: GraphQLOutputType,
  next: GraphQLOutputType,
  context: JudgeContext,
): (Verdict | null)[] {
  const [before, after] = [getNamedType(old), getNamedType(next)]
  const selected = context.usage.of('selected', coordinate)
  const refused = selected.filter(
    ({ node }) =>
      before.name !== after.name &&
      node.kind === Kind.FIELD &&
      (context.isRefusedAt(node) ||
        (node.selectionSet && refusesSelections(node.selectionSet, before, after, context))),
  )
  const contradicted = selected.filter(({ node }) => context.conflictAt(node) !== undefined)
  const [conflict = ''] = contradicted.flatMap(({ node }) => context.conflictAt(node) ?? [])
  const fix = `Keep ${coordinate}: ${String(old)} and offer the new type under another field.`
  return [
    verdict({
      severity: 'breaking',
      effect: 'refused',
      reason: `${coordinate} became ${String(next)}, on which what the client selects does not exist`,
      fix,
      uses: refused,
    }),
    verdict({
      severity: 'breaking',
      effect: 'refused',
      reason: `${coordinate} became ${String(next)}, and no longer fits what is asked for beside it: ${conflict.replace(/ Use different aliases.*$/, '').replace(/\.$/, '')}`,
      fix,
      uses: contradicted,
    }),
  ]
}

/** A promise that an interface no longer makes, and every object of it still does. */
function unlessKept(loss: Loss, coordinate: string, { base, candidate }: JudgeContext): Loss {
  const { owner, member } = partsOf(coordinate)
  const [type, old] = [candidate.getType(owner), fieldAt(base, coordinate)]
  if (!isInterfaceType(type) || !old) return loss
  const isKept = candidate.getPossibleTypes(type).every((object) => {
    const own = object.getFields()[member]
    return own && keepsPromises(old.type, own.type)
  })
  return isKept
    ? { ...loss, severity: 'dangerous', reason: `${loss.reason}, though no object of it is so yet` }
    : loss
}

/** Whether a type is null nowhere where another was not. */
function keepsPromises(old: GraphQLOutputType, next: GraphQLOutputType): boolean {
  if (isNonNullType(old)) return isNonNullType(next) && keepsPromises(old.ofType, next.ofType)
  const inner = isNonNullType(next) ? next.ofType : next
  return !isListType(old) || (isListType(inner) && keepsPromises(old.ofType, inner.ofType))
}

function fixOf({ effect }: Loss, coordinate: string, old: string): string {
  return effect === 'null'
    ? `Keep ${coordinate} as ${old} with a default for what is missing, or add a nullable field beside it and deprecate this one.`
    : `Add a new field of the new type beside ${coordinate}, deprecate the old one, and remove it once no release in use asks for it.`
}

export const judgeArgumentAdded: Judge = ({ coordinate }, { candidate, usage }) => {
  const argument = argumentAt(candidate, coordinate)
  if (!argument || !isRequiredArgument(argument)) return null
  const { owner, member } = partsOf(coordinate)
  return verdict({
    severity: 'breaking',
    effect: 'refused',
    reason: `${coordinate} must be given now, and no request gives it`,
    fix: `Make it optional, or give it a default: ${argument.name}: ${String(argument.type)} = …`,
    uses: usage.of('selected', `${owner}.${member}`),
  })
}

export const judgeArgumentRemoved: Judge = ({ coordinate }, { usage }) =>
  verdict({
    severity: 'breaking',
    effect: 'refused',
    reason: `${coordinate} is gone, and the client gives it`,
    fix: 'Keep the argument and ignore it, marked @deprecated, until no release in use gives it.',
    uses: usage.of('given', coordinate),
  })

export const judgeArgumentType: Judge = ({ coordinate }, context) => {
  const argument = argumentAt(context.candidate, coordinate)
  if (!argument) return null
  const given = context.usage.of('given', coordinate)
  const fix = `Keep taking what is sent today, or add another argument beside ${coordinate}.`
  const refused = [
    ...given
      .filter(({ node }) => refusesGiven(node, coordinate, context))
      .flatMap((use) => whereRefused(use, context)),
    ...(isRequiredArgument(argument) ? withoutArgument(coordinate, context) : []),
  ]
  const nullable = isNonNullType(argument.type) ? whereNull(given, coordinate, context) : []
  return gravest(
    verdict({
      severity: 'breaking',
      effect: 'refused',
      reason: `${coordinate} takes ${String(argument.type)} now, and not what is given by ${names(refused)}`,
      fix,
      uses: refused,
    }),
    verdict({
      severity: 'breaking',
      effect: 'inputRefused',
      reason: `${coordinate} no longer takes null, and the variable of ${names(nullable)} may be null`,
      fix,
      uses: nullable,
    }),
  )
}

/** Given by a variable that may be null, where a null was taken until now. */
function whereNull(given: readonly Use[], coordinate: string, context: JudgeContext): Use[] {
  const old = argumentAt(context.base, coordinate)
  if (!old || isNonNullType(old.type)) return []
  return given.flatMap((use) =>
    use.node.kind === Kind.ARGUMENT ? whereVariableIsNull(use, use.node.value, context) : [],
  )
}

function refusesGiven(node: ASTNode, coordinate: string, context: JudgeContext): boolean {
  const [old, next] = [context.base, context.candidate].map(
    (schema) => argumentAt(schema, coordinate)?.type,
  )
  if (node.kind !== Kind.ARGUMENT || !old || !next) return false
  const isSameType = getNamedType(old).name === getNamedType(next).name
  return refusesValue(node.value, isSameType, context)
}

export const judgeArgumentDefault: Judge = ({ coordinate }, context) => {
  const [old, next] = [
    argumentAt(context.base, coordinate),
    argumentAt(context.candidate, coordinate),
  ]
  if (!old || !next || isOfInterfaceAlone(coordinate, context)) return null
  const given = context.usage.of('given', coordinate)
  const relying = [
    ...withoutArgument(coordinate, context),
    ...given.flatMap((use) => whereAbsent(use, context)),
    ...relyingThrough(coordinate, context),
  ]
  const isLost = isRequiredArgument(next)
  return verdict({
    severity: isLost ? 'breaking' : 'dangerous',
    effect: isLost ? 'refused' : 'otherResult',
    reason: isLost
      ? `${coordinate} has lost its default and must be given now`
      : `The default of ${coordinate} was ${defaultText(old)}, is ${defaultText(next)} now, and the client relies on it`,
    fix: 'Keep the default, or have the client give the value first.',
    uses: relying,
  })
}

/** Another default of an interface, while what its objects do is the same: theirs runs. A default that is lost is refused all the same. */
function isOfInterfaceAlone(coordinate: string, { base, candidate }: JudgeContext): boolean {
  const { owner, member, argument } = partsOf(coordinate)
  const type = candidate.getType(owner)
  const next = argumentAt(candidate, coordinate)
  if (!isInterfaceType(type) || !next || isRequiredArgument(next)) return false
  return candidate.getPossibleTypes(type).every(({ name }) => {
    const own = `${name}.${member}(${argument}:)`
    const [before, after] = [argumentAt(base, own), argumentAt(candidate, own)]
    return before && after && defaultText(before) === defaultText(after)
  })
}

/** The selections of a field that leave the argument out. */
function withoutArgument(coordinate: string, { usage }: JudgeContext): Use[] {
  const { owner, member, argument } = partsOf(coordinate)
  return lacking(argument, usage.of('selected', `${owner}.${member}`))
}

const lacking = (argument: string, selected: readonly Use[]) =>
  selected.filter(({ node }) => node.kind === Kind.FIELD && !gives(node, argument))

/** The same for selections on an interface: there the default of the object applies. */
function relyingThrough(coordinate: string, context: JudgeContext): Use[] {
  const { owner, member, argument } = partsOf(coordinate)
  const there = { schema: context.base, usage: context.usage }
  const selected = throughInterfaces('selected', `${owner}.${member}`, there)
  const given = throughInterfaces('given', coordinate, there)
  return [...lacking(argument, selected), ...given.flatMap((use) => whereAbsent(use, context))]
}

const gives = (node: FieldNode, argument: string) =>
  (node.arguments ?? []).some(({ name }) => name.value === argument)

function fieldAt(schema: GraphQLSchema, coordinate: string) {
  const { owner, member } = partsOf(coordinate)
  const type = schema.getType(owner)
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[member] : undefined
}

function argumentAt(schema: GraphQLSchema, coordinate: string) {
  const { argument } = partsOf(coordinate)
  return fieldAt(schema, coordinate)?.args.find(({ name }) => name === argument)
}
