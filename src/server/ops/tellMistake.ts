import { suggestionList } from 'graphql/jsutils/suggestionList'
import { USAGE } from './opsUsage'

const DRY_RUN = '--dry-run'
/** Where the usage explains: a line that only goes on explaining begins there. */
const COLUMN = /^ {9,}/m.exec(USAGE)?.[0].length
/** What is typed, of each line of the usage. */
const TYPED = USAGE.split('\n').flatMap(
  (line) => /ops -- (.*)/.exec(line.slice(0, COLUMN))?.[1]?.trim() ?? [],
)
const COMMANDS = [...new Set(TYPED.map((words) => words.replace(/ .*/, '')))]
/** Commands that are none without another word: no line of the usage has them alone. */
const WITH_VALUE = COMMANDS.filter((name) => !TYPED.includes(name))

/** Which word of a command is wrong, with the nearest that is right. */
export function tellMistake([name = '', ...rest]: readonly string[]): string {
  if (!COMMANDS.includes(name)) return `« ${name} » is no command${nearest(name, COMMANDS)}.`
  const flag = rest.find((word) => word.startsWith('-') && word !== DRY_RUN)
  if (flag !== undefined) return `« ${flag} » is no option of ${name}${nearest(flag, [DRY_RUN])}.`
  const values = rest.filter((word) => word !== DRY_RUN)
  if (values.length === 0 && WITH_VALUE.includes(name)) return `« ${name} » needs another word.`
  return `« ${rest.join(' ')} » is not what ${name} takes.`
}

function nearest(word: string, known: readonly string[]): string {
  const [first] = suggestionList(word, known)
  return first === undefined ? '' : `: is it « ${first} »`
}
