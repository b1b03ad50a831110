import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// Daemons lie where an ordinary user's PATH does not look.
const DAEMONS = ['/usr/sbin', '/usr/local/sbin']

/** The first program of these names on PATH. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...DAEMONS]
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

/** A program that is installed, or that Debian's package of this name brings; else says what to do. */
export function requireProgram(name: string): string {
  const installed = findProgram([name])
  if (installed) return installed
  if (canInstallFromDebian()) installFromDebian(name)
  const found = findProgram([name])
  if (!found) throw new Error(`${name} is not installed here: install it and run this again.`)
  return found
}

export const canInstallFromDebian = () =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0

export function installFromDebian(name: string) {
  console.log(`Installing ${name} with apt-get…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', name],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
