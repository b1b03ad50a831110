import { readFileSync } from 'node:fs'
import { CannotRun } from './cannotRun'

/**
 * The text of a file that a glob has found; undefined where it is gone by now, as a program's temporary file is. Error:
 * CannotRun, with the name of the file.
 */
export function readFound(path: string, name: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code, message }: { code?: unknown; message?: unknown } = Object(error)
    if (code === 'ENOENT') return undefined
    throw new CannotRun(`${name}: ${String(message)}`)
  }
}

/** The text of the file that an option names: `--usage counts.json`. Error: CannotRun, with the option and why not. */
export function readNamed(path: string, option: string): string {
  const text = readFound(path, option)
  if (text === undefined) throw new CannotRun(`${option}: there is no such file.`)
  return text
}
