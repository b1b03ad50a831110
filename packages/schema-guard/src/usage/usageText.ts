import type { Paint } from '../report/paint'
import type { MemberUsage, UsageReport } from './usageReport'

/** For a person at a terminal: what each operation uses, then what no one uses. */
export function usageText({ types, operations }: UsageReport, paint: Paint): string {
  const unused = types
    .map(({ name, members }) => ({ name, all: members, idle: members.filter(isIdle) }))
    .filter(({ idle }) => idle.length > 0)
  const members = types.flatMap((type) => type.members)
  const used = members.filter((member) => !isIdle(member))
  const deprecated = used.filter(({ deprecation }) => deprecation !== null)
  return [
    ...operations.flatMap(({ name, kind, place, screens, coordinates }) => [
      `${paint('bold', name)} ${paint('dim', `${kind}, ${place}${screens.length > 0 ? `, on ${screens.join(', ')}` : ''}`)}`,
      ...wrapped(coordinates),
      '',
    ]),
    ...(deprecated.length > 0 ? [paint('bold', 'Deprecated and in use')] : []),
    ...deprecated.map(
      ({ coordinate, deprecation, operations: by }) =>
        `  ${paint('yellow', coordinate)} ${deprecation} ${paint('dim', by.join(', '))}`,
    ),
    ...(deprecated.length > 0 ? [''] : []),
    paint('bold', 'Offered, and used by nobody'),
    ...unused.flatMap(({ name, all, idle }) =>
      all.length === idle.length
        ? [`  ${paint('cyan', name)} ${paint('dim', 'as a whole')}`]
        : wrapped(idle.map(({ coordinate }) => coordinate)),
    ),
    '',
    `${operations.length} operations use ${used.length} of the ${members.length} fields, arguments, input fields and enum values of the schema.`,
  ].join('\n')
}

const isIdle = ({ places }: MemberUsage) => places.length === 0

const WIDTH = 110

function wrapped(words: readonly string[]): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length + 2 <= WIDTH) {
      lines[lines.length - 1] = `${last}, ${word}`
    } else lines.push(`  ${word}`)
  }
  return lines
}
