#!/usr/bin/env node
import { version } from '../package.json'
import { runProgram } from './commands/runProgram'
import { optimizeLater } from './optimizeLater'

optimizeLater()
// graphql-js checks every type against a second copy of itself outside production; it takes a tenth of our time.
process.env.NODE_ENV ??= 'production'

const COMMANDS: Record<string, () => Promise<(args: readonly string[]) => Promise<number>>> = {
  check: async () => (await import('./commands/checkCommand')).runCheckCommand,
  manifest: async () => (await import('./commands/manifestCommand')).runManifestCommand,
  usage: async () => (await import('./commands/usageCommand')).runUsageCommand,
  contract: async () => (await import('./commands/contractCommand')).runContractCommand,
}

/** `schema-guard [check] <candidate>`, `schema-guard manifest`, … */
async function main([first = '', ...rest]: readonly string[]): Promise<number> {
  if (first === '--version') {
    process.stdout.write(`${version}\n`)
    return 0
  }
  const named = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined
  if (named) return (await named())(rest)
  const { runCheckCommand } = await import('./commands/checkCommand')
  return runCheckCommand(first === '' ? rest : [first, ...rest])
}

void runProgram(() => main(process.argv.slice(2)))
