import { runProgram } from '../../packages/schema-guard/src/commands/runProgram'

void runProgram(async () => {
  const [{ runManifestCommand }, { schemaSurroundings }] = await Promise.all([
    import('../../packages/schema-guard/src/commands/manifestCommand'),
    import('./support/schemaSurroundings'),
  ])
  return runManifestCommand(process.argv.slice(2), schemaSurroundings())
})
