import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CannotRun } from './cannotRun'

/** Node's parseArgs; for wrong arguments the error is CannotRun with the usage. */
export function parseCommand<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new CannotRun(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
