import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CannotRun } from './cannotRun'

/** parseArgs whose complaints are ours. Error: CannotRun with the usage. */
export function parseCommand<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new CannotRun(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
