import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './run'

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

const APT_GET = '/usr/bin/apt-get'
const WITHOUT_QUESTIONS = { DEBIAN_FRONTEND: 'noninteractive' }

/** What Debian recommends beside them is left out: for Chromium a hundred packages, of printers first. */
const stepsOfAptGet = (packages: readonly string[]) => [
  ['update', '-qq'],
  ['install', '-y', '-qq', '--no-install-recommends', ...packages],
]

/** Installs packages of Debian, and stops everything else meanwhile. */
export function installFromDebian(...packages: string[]) {
  console.log(`Installing ${packages.join(' and ')} with apt-get…`)
  const env = { ...process.env, ...WITHOUT_QUESTIONS }
  for (const args of stepsOfAptGet(packages)) {
    spawnSync(APT_GET, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
}

/** The same beside other work. What could not be installed is missed by who looks for it. */
export async function installFromDebianBeside(...packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(' and ')} with apt-get…`)
  for (const args of stepsOfAptGet(packages)) await runQuietly(APT_GET, args, WITHOUT_QUESTIONS)
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
