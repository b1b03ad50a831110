import { runProgram } from '../../packages/schema-guard/src/commands/runProgram'

void runProgram(async () => {
  const [{ runUsageCommand }, { schemaSurroundings }] = await Promise.all([
    import('../../packages/schema-guard/src/commands/usageCommand'),
    import('./support/schemaSurroundings'),
  ])
  return runUsageCommand(process.argv.slice(2), schemaSurroundings())
})
