import { partsOf, type Judge } from './judgeContext'
import { gravest, verdict } from './verdict'

export const judgeEnumValueRemoved: Judge = ({ coordinate }, { usage }) => {
  const { owner } = partsOf(coordinate)
  const fix = `Keep ${coordinate} with @deprecated(reason: "…") until no release in use knows it.`
  return gravest(
    verdict({
      severity: 'breaking',
      effect: 'inputRefused',
      reason: `${coordinate} is gone, and the client may send it`,
      fix,
      uses: [...usage.of('written', coordinate), ...usage.of('sent', owner)],
    }),
    verdict({
      severity: 'breaking',
      effect: 'goneValue',
      reason: `${coordinate} is gone, and the client tells it from the other values that it receives`,
      fix,
      uses: usage.of('received', owner),
    }),
  )
}

export const judgeEnumValueAdded: Judge = ({ coordinate }, { usage }) => {
  const { owner } = partsOf(coordinate)
  return verdict({
    severity: 'dangerous',
    effect: 'unknownValue',
    reason: `${coordinate} may come now, and the releases in use do not know it`,
    fix: 'Release a client that has words for it before the server sends it.',
    uses: usage.of('received', owner),
  })
}
