import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CannotRun } from './cannotRun'

type Target = { cwd: string; file: string; option: string }

/** Writes the file that an option names, and the folders that it lacks. Error: CannotRun, with the option and why not. */
export function writeFile({ cwd, file, option }: Target, text: string): void {
  const path = resolve(cwd, file)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch (error) {
    throw new CannotRun(`${option} ${file}: ${String(Object(error).message)}`)
  }
}
