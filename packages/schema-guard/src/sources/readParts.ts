import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CannotRun } from '../cannotRun'
import { readText, textOf } from '../readFound'
import type { Part } from './schemaFromSdl'

export type PartOptions = {
  cwd: string
  /** The schema's file in a git revision. */
  schemaFile: string
}

/** The texts that a schema is written in. Error: CannotRun. */
export async function readParts(sources: readonly string[], options: PartOptions): Promise<Part[]> {
  const parts: Part[] = []
  // In their order: of several that are not there, the first is told.
  for (const source of sources) parts.push(...(await readSource(source, options)))
  return parts
}

async function readSource(source: string, { cwd, schemaFile }: PartOptions): Promise<Part[]> {
  if (source === '-')
    return [{ text: textOf(await buffer(process.stdin)), name: 'the standard input' }]
  const path = resolve(cwd, source)
  if (isFile(path)) return [{ text: await readText(path, source), name: source }]
  if (/[*?]|\{.*,.*\}/.test(source)) return readGlob(source, cwd)
  const { readRevision } = await import('./gitRevision')
  const file = relative(cwd, resolve(cwd, schemaFile))
  try {
    const name = source.includes(':') ? source : `${source}:${file}`
    return [{ text: await readRevision(source, file, cwd), name }]
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
    throw new CannotRun(
      `« ${source} » is neither a file nor a git revision: of a folder, name the files, '${source}/**/*.graphql'.`,
    )
  }
}

async function readGlob(source: string, cwd: string): Promise<Part[]> {
  const { globSync } = await import('tinyglobby')
  const names = globSync([source], { cwd, expandDirectories: false }).sort()
  if (names.length === 0) throw new CannotRun(`${source} names no file.`)
  return Promise.all(
    names.map(async (name) => ({ text: await readText(resolve(cwd, name), name), name })),
  )
}

// A folder may have the name of a branch; what a shell puts in place of a program's output is a pipe.
export function isFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && !found.isDirectory()
}
