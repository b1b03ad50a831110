import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium to test with: the one that CHROMIUM_PATH names, an installed Chrome or Chromium, or
 * Playwright's own; where there is none, it is installed (from Debian as root, else by Playwright).
 */
export function findBrowser(): string {
  const found = fromEnvironment() ?? installed() ?? playwrightsOwn() ?? install()
  if (!found) {
    throw new Error('No Chromium found: install one, or name it in the variable CHROMIUM_PATH.')
  }
  return found
}

function fromEnvironment(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path && !isExecutable(path)) throw new Error(`CHROMIUM_PATH names no program: ${path}`)
  return path
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...candidates, ...APPLICATIONS].find(isExecutable)
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return isExecutable(path) ? path : undefined
}

function install(): string | undefined {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (isDebianRoot) {
    console.log('Installing Chromium with apt-get…')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
    return installed()
  }
  console.log("Installing Playwright's Chromium…")
  run('npx', ['playwright', 'install', 'chromium'])
  return playwrightsOwn()
}

function run(command: string, args: string[]) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
