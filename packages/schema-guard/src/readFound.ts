import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { CannotRun } from './cannotRun'

/**
 * The text of a file that a glob has found; undefined where it is gone by now, as a program's temporary file is. Error:
 * CannotRun, with the name of the file.
 */
export function readFound(path: string, name: string): string | undefined {
  try {
    return textOf(readFileSync(path))
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined
    throw unreadable(error, name)
  }
}

/** The text of the file that an option names: `--usage counts.json`. Error: CannotRun, with the option and why not. */
export function readNamed(path: string, option: string): string {
  const text = readFound(path, option)
  if (text === undefined) throw new CannotRun(`${option}: there is no such file.`)
  return text
}

/** The text of a file, which may be a pipe. Error: CannotRun, with the name of the file. */
export async function readText(path: string, name: string): Promise<string> {
  try {
    return textOf(await readFile(path))
  } catch (error) {
    throw unreadable(error, name)
  }
}

const unreadable = (error: unknown, name: string) =>
  new CannotRun(`${name}: ${String(Object(error).message)}`)

const UTF_16 = new Map([
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
])

/** UTF-8, or the UTF-16 that Windows PowerShell writes; without the mark that it begins with. */
export const textOf = (bytes: Buffer): string =>
  new TextDecoder(UTF_16.get(bytes.subarray(0, 2).toString('hex'))).decode(bytes)
