import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlaywrightTestConfig } from '@playwright/test'
import { repositoryText, writtenFiles } from '../docs/repositoryText'

// Playwright is loaded once in a process, however often its configuration is read.
const playwright = jest.requireActual<object>('@playwright/test')
jest.doMock('@playwright/test', () => playwright)

const environment = process.env
const folder = mkdtempSync(join(tmpdir(), 'tablee-programs-'))
const program = (name: string) => join(folder, name)
for (const name of ['chromium', 'chromium-headless-shell']) {
  writeFileSync(program(name), '', { mode: 0o755 })
}

afterEach(() => {
  process.env = environment
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What Playwright reads where a whole Chromium and its headless shell are installed. */
function readConfig(more: NodeJS.ProcessEnv): PlaywrightTestConfig {
  process.env = { PATH: folder, ...more }
  let config: PlaywrightTestConfig = {}
  jest.isolateModules(() => {
    config = jest.requireActual<{ default: typeof config }>('../../../playwright.config').default
  })
  return config
}

test.each([
  ['on a developer’s machine', {}],
  ['for a pull request', { CI: 'true' }],
])('%s a journey has one try, in the headless shell of Chromium', (_, more) => {
  const { retries = 0, use, projects } = readConfig(more)
  // None that could say otherwise.
  expect(projects).toBeUndefined()
  expect(retries).toBe(0)
  expect(use).not.toHaveProperty('headless')
  expect(use).not.toHaveProperty('channel')
  expect(use?.launchOptions).toHaveProperty('executablePath', program('chromium-headless-shell'))
})

test('no journey, and no command that starts them, asks for a second try', () => {
  const files = writtenFiles().filter((file) =>
    /^(tests\/e2e|tests\/support\/journey|src\/tools)\/.*\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter((file) => /\bretries\b/.test(repositoryText(file)))).toEqual([])
})
