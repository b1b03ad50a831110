import { isRequiredArgument, Kind } from 'graphql'
import { partsOf, whereAbsent, type Judge } from './judgeContext'
import { gravest, verdict } from './verdict'

export const judgeDirectiveRemoved: Judge = ({ coordinate }, { usage }) =>
  verdict({
    severity: 'breaking',
    effect: 'refused',
    reason: `${coordinate} is gone, and the client applies it`,
    fix: `Keep ${coordinate} until no release in use applies it.`,
    uses: usage.of('applied', coordinate),
  })

/** For what validation sees: a place, a repetition or a value that is no longer allowed. */
export const judgeDirectiveRefused: Judge = ({ coordinate }, { usage, isRefused }) => {
  const { owner } = partsOf(coordinate)
  const applied = [...usage.of('applied', owner), ...usage.of('given', coordinate)]
  return verdict({
    severity: 'breaking',
    effect: 'refused',
    reason: `${owner} can no longer be applied as the client does`,
    fix: `Keep ${owner} as it was until no release in use applies it so.`,
    uses: applied.filter(({ node }) => isRefused(node)),
  })
}

export const judgeDirectiveArgumentAdded: Judge = ({ coordinate }, { candidate, usage }) => {
  const { owner, argument } = partsOf(coordinate)
  const added = candidate.getDirective(owner.slice(1))?.args.find(({ name }) => name === argument)
  if (!added || !isRequiredArgument(added)) return null
  return verdict({
    severity: 'breaking',
    effect: 'refused',
    reason: `${coordinate} must be given now, and no request gives it`,
    fix: `Make it optional, or give it a default: ${added.name}: ${String(added.type)} = …`,
    uses: usage.of('applied', owner),
  })
}

export const judgeDirectiveArgumentRemoved: Judge = ({ coordinate }, { usage }) =>
  verdict({
    severity: 'breaking',
    effect: 'refused',
    reason: `${coordinate} is gone, and the client gives it`,
    fix: 'Keep the argument and ignore it until no release in use gives it.',
    uses: usage.of('given', coordinate),
  })

export const judgeDirectiveDefault: Judge = (change, context) => {
  const { owner, argument } = partsOf(change.coordinate)
  const leftOut = context.usage
    .of('applied', owner)
    .filter(
      ({ node }) =>
        node.kind === Kind.DIRECTIVE &&
        !(node.arguments ?? []).some(({ name }) => name.value === argument),
    )
  const absent = context.usage
    .of('given', change.coordinate)
    .flatMap((use) => whereAbsent(use, context))
  return gravest(
    judgeDirectiveRefused(change, context),
    verdict({
      severity: 'dangerous',
      effect: 'otherResult',
      reason: `${change.coordinate} has another default now, and the client relies on it`,
      fix: 'Keep the default, or have the client give the value first.',
      uses: [...leftOut, ...absent],
    }),
  )
}
