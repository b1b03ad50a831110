import { runUsageCommand } from '../../packages/schema-guard/src/commands/usageCommand'
import { schemaSurroundings } from './support/schemaSurroundings'

void runUsageCommand(process.argv.slice(2), schemaSurroundings()).then((code) => {
  process.exitCode = code
})
