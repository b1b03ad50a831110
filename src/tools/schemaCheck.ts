import { schemaSurroundings } from './support/schemaSurroundings'

// graphql-js checks every type against a second copy of itself outside production; it takes a tenth of our time.
process.env.NODE_ENV ??= 'production'

void import('../../packages/schema-guard/src/commands/checkCommand').then(
  async ({ runCheckCommand }) => {
    process.exitCode = await runCheckCommand(process.argv.slice(2), schemaSurroundings())
  },
)
