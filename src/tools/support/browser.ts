import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import {
  canInstallFromDebian,
  findProgram,
  installFromDebian,
  installFromDebianBeside,
  isExecutable,
} from './programs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Names a Chromium that keeps pages and paints as visitors' do, where CHROMIUM_PATH names the shell. */
const WHOLE = 'WHOLE_CHROMIUM_PATH'

/** Chromium without its window: journeys take two thirds of the time in it. */
const SHELL = 'chromium-headless-shell'

/** What a page falls back on; to Debian's Chromium it is a recommendation only. */
const FONTS = 'fonts-liberation'

/**
 * A Chromium to test with: the one that CHROMIUM_PATH names, Chromium's shell without a window (from Debian, as root), an
 * installed Chrome or Chromium, or Playwright's own, installed where there is none. `isWhole` requests one that paints as
 * visitors' do, and keeps those that were left.
 */
export function findBrowser({ isWhole = false } = {}): string {
  const found =
    fromEnvironment(isWhole ? WHOLE : 'CHROMIUM_PATH') ??
    (isWhole ? undefined : shell()) ??
    installed() ??
    playwrightsOwn() ??
    install()
  if (!found) {
    throw new Error('No Chromium found: install one, or name it in the variable CHROMIUM_PATH.')
  }
  return found
}

/** Installs what `findBrowser` would stop the process for, on a Debian without browsers, beside other work. */
export async function installBrowsers(): Promise<void> {
  if (process.env.CHROMIUM_PATH || !canInstallFromDebian()) return
  const missing = [
    ...(findProgram([SHELL]) ? [] : [SHELL]),
    ...((process.env[WHOLE] ?? installed() ?? playwrightsOwn()) ? [] : ['chromium']),
  ]
  if (missing.length > 0) await installFromDebianBeside(...missing, FONTS)
}

function fromEnvironment(name: string): string | undefined {
  const path = process.env[name] ?? process.env.CHROMIUM_PATH
  if (path && !isExecutable(path)) throw new Error(`${name} names no program: ${path}`)
  return path
}

function shell(): string | undefined {
  if (canInstallFromDebian() && !findProgram([SHELL])) installFromDebian(SHELL, FONTS)
  return findProgram([SHELL])
}

function installed(): string | undefined {
  return findProgram(NAMES) ?? APPLICATIONS.find(isExecutable)
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return isExecutable(path) ? path : undefined
}

function install(): string | undefined {
  if (canInstallFromDebian()) {
    installFromDebian('chromium', FONTS)
    return installed()
  }
  console.log("Installing Playwright's Chromium…")
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return playwrightsOwn()
}
