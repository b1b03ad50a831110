import { runManifestCommand } from './schema/commands/manifestCommand'

void runManifestCommand(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
