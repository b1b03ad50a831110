import { runProgram } from '../../packages/schema-guard/src/commands/runProgram'

// graphql-js checks every type against a second copy of itself outside production; it takes a tenth of our time.
process.env.NODE_ENV ??= 'production'

void runProgram(async () => {
  const [{ runCheckCommand }, { schemaSurroundings }] = await Promise.all([
    import('../../packages/schema-guard/src/commands/checkCommand'),
    import('./support/schemaSurroundings'),
  ])
  return runCheckCommand(process.argv.slice(2), schemaSurroundings())
})
