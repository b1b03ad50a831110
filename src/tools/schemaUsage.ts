import { runUsageCommand } from './schema/commands/usageCommand'

void runUsageCommand(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
