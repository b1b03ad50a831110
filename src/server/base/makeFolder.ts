import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode } from './hasCode'

/** Makes a folder and those above it. Node's own `recursive` never comes back below /proc, where none can be made. */
export function makeFolder(path: string): void {
  const parent = dirname(path)
  if (!existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST') || !statSync(path).isDirectory()) throw error
  }
}
