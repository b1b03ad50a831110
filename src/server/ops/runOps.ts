import { visibleText } from '#domain/text/visibleText'
import { withoutAddress } from './closeAccount'
import { runRecorded } from './commandLog'
import type { OpsCommand } from './OpsCommand'
import type { OpsDependencies } from './OpsDependencies'
import type { OpsResult } from './OpsResult'
import { isHelp, USAGE } from './opsUsage'
import { readCommand } from './readCommand'
import { tellMistake } from './tellMistake'

/**
 * Runs an operator's command, and records it unless it changes nothing or is no command. `input` is what the files say that the
 * command names: they are read where it is typed.
 */
export async function runOps(
  dependencies: OpsDependencies,
  { args, who, input }: OpsCommand,
): Promise<OpsResult> {
  if (isHelp(args)) return { isDone: true, words: USAGE }
  const command = readCommand(args, dependencies, input)
  if (!command) {
    return { isDone: false, words: visibleText(`${USAGE}\n\n${tellMistake(args)}`) }
  }
  const { isDone, words } = command.isReadOnly
    ? await command.run()
    : await runRecorded(dependencies, { who, args: withoutAddress(args) }, command.run)
  // A customer's name must not move the cursor of who reads it in a terminal.
  return { isDone, words: visibleText(words) }
}
