import {
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isScalarType,
  Kind,
  OperationTypeNode,
  type ASTNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import type { Use } from '../model'
import type { Judge, JudgeContext } from './judgeContext'
import { selectionLosses } from './outputTypes'
import { refusesSelections } from './refusedThere'
import { gravest, verdict } from './verdict'
import { withArticle } from './wording'

export const judgeTypeRemoved: Judge = ({ coordinate }, { usage }) =>
  verdict({
    severity: 'breaking',
    effect: 'refused',
    reason: `${coordinate} is gone, and the client names it`,
    fix: `Keep ${coordinate} until no release in use names it.`,
    uses: [
      ...usage.of('narrowed', coordinate),
      ...usage.of('sent', coordinate).filter(({ node }) => declares(node, coordinate)),
    ],
  })

/** A variable names its own type; the names of what lies inside it are never sent. */
function declares(node: ASTNode, type: string): boolean {
  if (node.kind !== Kind.VARIABLE_DEFINITION) return false
  let declared = node.type
  while (declared.kind !== Kind.NAMED_TYPE) declared = declared.type
  return declared.name.value === type
}

export const judgeTypeKind: Judge = ({ coordinate }, context) => {
  const { base, candidate, usage, isRefused } = context
  const [old, next] = [base.getType(coordinate), candidate.getType(coordinate)]
  if (!old || !next) return null
  const uses = usage.all(coordinate)
  const isBroken = ({ node, how }: Use) => {
    if (how === 'sent') return !(isEnumType(old) && isScalarType(next))
    if (how !== 'received') return isRefused(node)
    return isLeafType(old) !== isLeafType(next)
  }
  const lost = readOtherwise(old, next, context)
  const [worst] = lost.map(({ loss }) => loss)
  const reason = `${coordinate} is another kind of type now`
  const fix = `Keep ${coordinate} as it is and offer the new kind under another name.`
  return gravest(
    verdict({
      severity: 'breaking',
      effect: 'refused',
      reason: `${reason}, and what the client asks of it does not fit any more`,
      fix,
      uses: uses.filter(isBroken),
    }),
    verdict({
      severity: 'breaking',
      effect: worst?.effect ?? 'otherValue',
      reason: `${reason}; ${worst?.reason}`,
      fix,
      uses: lost.map(({ use }) => use),
    }),
    verdict({
      severity: 'dangerous',
      effect: 'otherValue',
      reason: `${reason}: the client's requests still fit, but other values may come`,
      fix,
      uses: uses.filter(({ how }) => how === 'received'),
    }),
  )
}

/** The fields that break within a type of another kind: such a type is compared as a whole, and no field of it is told. */
function readOtherwise(old: GraphQLNamedType, next: GraphQLNamedType, context: JudgeContext) {
  if (!isObjectType(old) && !isInterfaceType(old)) return []
  const selected = Object.keys(old.getFields()).flatMap((name) =>
    context.usage.of('selected', `${old.name}.${name}`),
  )
  return selected.flatMap((use) => {
    if (use.node.kind !== Kind.FIELD) return []
    const alone: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [use.node] }
    const loss = selectionLosses(old, next, alone, context).find(
      ({ severity }) => severity === 'breaking',
    )
    return loss ? [{ use, loss }] : []
  })
}

export const judgeUnionMemberAdded: Judge = ({ coordinate, subject = '' }, { usage }) =>
  verdict({
    severity: 'dangerous',
    effect: 'unknownValue',
    reason: `${coordinate} may be ${withArticle(subject)} now, which the releases in use do not know`,
    fix: `Release a client that has a fragment on ${subject} before the server sends one.`,
    uses: usage.of('received', coordinate),
  })

export const judgeUnionMemberRemoved: Judge = ({ coordinate, subject = '' }, context) => {
  const { base, usage, isRefusedAt } = context
  const shared = abstractsOf(subject, base).flatMap((name) =>
    usage.of('narrowed', name).filter(({ within }) => within === coordinate && name !== within),
  )
  return gravest(
    verdict({
      severity: 'breaking',
      effect: 'refused',
      reason: `${coordinate} can no longer be ${withArticle(subject)}, and the client has a fragment for it`,
      fix: `Keep ${subject} in ${coordinate} until no release in use has a fragment on it there.`,
      uses: [
        ...usage.of('narrowed', subject).filter(({ within }) => within === coordinate),
        // Nothing that is left in the union has that interface.
        ...shared.filter(({ node }) => isRefusedAt(node)),
      ],
    }),
    verdict({
      severity: 'dangerous',
      effect: 'missing',
      reason: `${coordinate} can no longer be ${withArticle(subject)}, which the client shows by a shared interface`,
      fix: `Make sure that nothing that customers look for was a ${subject}.`,
      uses: shared.filter(({ isGenerated }) => !isGenerated),
    }),
  )
}

export const judgeInterfaceAdded: Judge = ({ coordinate, subject = '' }, { candidate, usage }) =>
  verdict({
    severity: 'dangerous',
    effect: 'unknownValue',
    reason: `Where ${subject} is asked for, ${withArticle(coordinate)} may come now, which the releases in use do not know`,
    fix: `Release a client that knows ${coordinate} before the server sends one.`,
    uses: isObjectType(candidate.getType(coordinate)) ? requested(subject, usage) : [],
  })

export const judgeInterfaceRemoved: Judge = ({ coordinate, subject = '' }, context) => {
  const { base, candidate, usage, isRefusedAt } = context
  const type = base.getType(coordinate)
  if (!isObjectType(type)) return null
  const reason = `${coordinate} is no ${subject} any more, and the client's fragments count on it`
  const fix = `Keep \`${coordinate} implements ${subject}\` until no release in use counts on it.`
  // Where one of the two is gone, no fragment waits in vain: it is refused, or what came instead is judged.
  const areBothThere = candidate.getType(coordinate) && candidate.getType(subject)
  const narrowing = areBothThere
    ? [
        ...usage.of('narrowed', coordinate).filter(({ within }) => within === subject),
        // Relay adds ids by itself, and works without them.
        ...usage
          .of('narrowed', subject)
          .filter((use) => !use.isGenerated && matches(use, coordinate, context)),
      ]
    : []
  return gravest(
    verdict({
      severity: 'breaking',
      effect: 'refused',
      reason,
      fix,
      uses: narrowing.filter(({ node }) => isRefusedAt(node)),
    }),
    verdict({
      severity: 'breaking',
      effect: 'missing',
      reason,
      fix,
      uses: narrowing,
    }),
    verdict({
      severity: 'dangerous',
      effect: 'missing',
      reason: `Where the client asks for ${subject}, no ${coordinate} comes any more`,
      fix,
      // Where the interface itself is gone, what took its place is judged field by field.
      uses: candidate.getType(subject) ? requested(subject, usage) : [],
    }),
  )
}

const requested = (type: string, usage: JudgeContext['usage']) =>
  usage.of('received', type).filter(({ isGenerated }) => !isGenerated)

/** Whether a fragment on an interface stands where this object may come by another type. */
function matches({ coordinate, within }: Use, object: string, { base }: JudgeContext): boolean {
  // The head of a fragment is recorded within its own type: that is no narrowing.
  if (within === undefined || within === coordinate) return false
  const [around, type] = [base.getType(within), base.getType(object)]
  if (!isObjectType(type)) return false
  return isAbstractType(around) ? base.isSubType(around, type) : within === object
}

export const judgeRoot: Judge = ({ subject = '' }, context) => {
  const { candidate, base, usage, nodeOf } = context
  const kind = Object.values(OperationTypeNode).find((operation) => operation === subject)
  if (!kind) return null
  const [old, next] = [base.getRootType(kind), candidate.getRootType(kind)]
  const uses = usage.operations.flatMap((definition): Use[] => {
    const node = nodeOf(definition)
    if (!node || node.operation !== kind) return []
    const isBroken =
      !next ||
      !old ||
      refusesSelections(node.selectionSet, old, next, context) ||
      selectionLosses(old, next, node.selectionSet, context).some(
        ({ severity }) => severity === 'breaking',
      )
    return isBroken
      ? [
          {
            ...{ how: 'selected' as const, coordinate: kind, definition, node },
            place: definition.place,
            senders: new Set([definition]),
          },
        ]
      : []
  })
  return verdict({
    severity: 'breaking',
    effect: 'refused',
    reason: next ? `The ${kind} type is ${next.name} now` : `The schema has no ${kind} any more`,
    fix: `Keep ${old?.name ?? kind} as the ${kind} type.`,
    uses,
  })
}

export const judgeScalar: Judge = ({ coordinate }, { base, usage }) => {
  const old = base.getType(coordinate)
  const isFirst = isScalarType(old) && !old.specifiedByURL
  return verdict({
    severity: 'dangerous',
    effect: 'otherValue',
    reason: isFirst
      ? `${coordinate} names a specification now, and named none: its format may be another`
      : `${coordinate} follows another specification now`,
    fix: `${isFirst ? 'Keep the format as it is, or offer' : 'Offer'} the new format as another scalar beside ${coordinate}.`,
    uses: [...usage.of('received', coordinate), ...usage.of('sent', coordinate)],
  })
}

function abstractsOf(member: string, schema: GraphQLSchema): string[] {
  const type = schema.getType(member)
  return isObjectType(type) ? type.getInterfaces().map(({ name }) => name) : []
}
