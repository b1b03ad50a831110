import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBrowsers } from '../../../src/tools/support/browser'
import { compilePrograms } from '../../../src/tools/support/compiledPrograms'
import { prepareEndToEnd, runEndToEnd } from '../../../src/tools/support/endToEnd'
import { ROOT } from '../../../src/tools/support/root'
import { run } from '../../../src/tools/support/run'
import { makeShopFolder } from '../../../src/tools/support/shopFolder'
import { startShopServer } from '../../../src/tools/support/shopServer'

// No browser and no shop: only what is made for them, what is cleared away, and what is counted.
jest.mock('../../../src/tools/support/root', () => {
  const files: { mkdtempSync(prefix: string): string } = jest.requireActual('node:fs')
  return { ROOT: files.mkdtempSync('/tmp/tablee-root-') }
})
jest.mock('../../../src/tools/support/buildIfStale', () => ({ buildIfStale: jest.fn() }))
jest.mock('../../../src/tools/support/browser', () => ({
  findBrowser: () => 'chromium',
  installBrowsers: jest.fn(),
}))
jest.mock('../../../src/tools/support/run', () => ({ run: jest.fn() }))
jest.mock('../../../src/tools/support/shopFolder', () => ({ makeShopFolder: jest.fn() }))
jest.mock('../../../src/tools/support/compiledPrograms', () => ({
  compilePrograms: jest.fn(),
  programIn: () => 'start.js',
}))
jest.mock('../../../src/tools/support/shopServer', () => ({ startShopServer: jest.fn() }))

const report = join(ROOT, 'test-results/e2e.json')
const writeReport = (stats: object) => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  writeFileSync(report, JSON.stringify({ stats }))
}
afterAll(() => rmSync(ROOT, { recursive: true }))

const stop = jest.fn(() => Promise.resolve())
const clear = jest.fn()
let folder = ''

beforeEach(() => {
  jest.clearAllMocks()
  folder = mkdtempSync(join(tmpdir(), 'tablee-folder-'))
  jest.mocked(startShopServer).mockResolvedValue({ url: 'http://shop', dataDir: '/none', stop })
  jest.mocked(makeShopFolder).mockResolvedValue(folder)
  jest.mocked(compilePrograms).mockResolvedValue({ folder: 'programs', clear })
  jest.mocked(run).mockResolvedValue(0)
  jest.mocked(installBrowsers).mockResolvedValue()
})
afterEach(() => {
  expect(existsSync(folder)).toBe(false)
  expect(clear).toHaveBeenCalledTimes(1)
})

test('where one preparation fails, what the other makes is cleared away, also where it comes later', async () => {
  let compiled = () => {}
  jest.mocked(compilePrograms).mockReturnValue(
    new Promise((resolve) => {
      compiled = () => resolve({ folder: 'programs', clear })
    }),
  )
  jest.mocked(makeShopFolder).mockImplementation(() => {
    rmSync(folder, { recursive: true })
    setTimeout(compiled, 20)
    return Promise.reject(new Error('no room'))
  })

  await expect(runEndToEnd()).rejects.toThrow('no room')
  expect(startShopServer).not.toHaveBeenCalled()
  expect(run).not.toHaveBeenCalled()
})

test('a shop that does not start leaves nothing of what it began with', async () => {
  jest.mocked(startShopServer).mockRejectedValue(new Error('no port'))
  await expect(runEndToEnd()).rejects.toThrow('no port')
  expect(run).not.toHaveBeenCalled()
})

test('what the journeys report is counted, and everything is cleared away', async () => {
  jest.mocked(run).mockImplementation(() => {
    writeReport({ expected: 3, unexpected: 1 })
    return Promise.resolve(1)
  })

  expect(await runEndToEnd()).toEqual({ passed: 3, failed: 1 })
  expect(stop).toHaveBeenCalledTimes(1)
})

test('a run that reports nothing has failed, whatever the one before has left', async () => {
  writeReport({ expected: 40, unexpected: 0 })
  jest.mocked(run).mockResolvedValue(1)

  expect(await runEndToEnd()).toEqual({ passed: 0, failed: 1 })
})

test('what was begun before is used, once the browsers are there too', async () => {
  let bring = () => {}
  jest.mocked(installBrowsers).mockReturnValue(new Promise((resolve) => (bring = resolve)))
  const preparations = prepareEndToEnd()
  const ended = runEndToEnd([], preparations)
  await preparations.folder
  await preparations.compiled
  expect(startShopServer).not.toHaveBeenCalled()

  bring()
  await ended
  expect(startShopServer).toHaveBeenCalledTimes(1)
  expect(makeShopFolder).toHaveBeenCalledTimes(1)
  expect(run).toHaveBeenCalledTimes(1)
})
