// graphql-js checks every type against a second copy of itself outside production; it takes a tenth of our time.
process.env.NODE_ENV ??= 'production'

void import('./schema/commands/checkCommand').then(async ({ runCheckCommand }) => {
  process.exitCode = await runCheckCommand(process.argv.slice(2))
})
