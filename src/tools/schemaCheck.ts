import { runCheckCommand } from './schema/commands/checkCommand'

void runCheckCommand(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
