import { runManifestCommand } from '../../packages/schema-guard/src/commands/manifestCommand'
import { schemaSurroundings } from './support/schemaSurroundings'

void runManifestCommand(process.argv.slice(2), schemaSurroundings()).then((code) => {
  process.exitCode = code
})
