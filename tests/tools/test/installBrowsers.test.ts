import { installBrowsers } from '../../../src/tools/support/browser'
import * as programs from '../../../src/tools/support/programs'

// Neither this machine's programs nor its apt-get.
jest.mock('../../../src/tools/support/programs', () => ({
  ...jest.requireActual<object>('../../../src/tools/support/programs'),
  canInstallFromDebian: jest.fn(),
  findProgram: jest.fn(),
  installFromDebianBeside: jest.fn(),
  isExecutable: () => false,
}))

const SHELL = 'chromium-headless-shell'
const FONTS = 'fonts-liberation'

beforeEach(() => {
  delete process.env.CHROMIUM_PATH
  delete process.env.WHOLE_CHROMIUM_PATH
  jest.mocked(programs.installFromDebianBeside).mockReset()
})

/** On a machine that has these programs; says what was installed. */
async function installedWhere(programsThere: string[], isDebian = true): Promise<unknown[]> {
  jest.mocked(programs.canInstallFromDebian).mockReturnValue(isDebian)
  jest
    .mocked(programs.findProgram)
    .mockImplementation((names) => names.find((name) => programsThere.includes(name)))
  await installBrowsers()
  return jest.mocked(programs.installFromDebianBeside).mock.calls
}

test.each([
  ['no browser', [], [[SHELL, 'chromium', FONTS]]],
  ['the shell', [SHELL], [['chromium', FONTS]]],
  ['a whole one', ['google-chrome'], [[SHELL, FONTS]]],
  ['both', [SHELL, 'chromium'], []],
])('a Debian that has %s gets what it lacks, in one go', async (_, there, installed) => {
  expect(await installedWhere(there)).toEqual(installed)
})

test('a whole one that a variable names is not installed beside the shell', async () => {
  process.env.WHOLE_CHROMIUM_PATH = '/opt/chromium'
  expect(await installedWhere([])).toEqual([[SHELL, FONTS]])
})

test('elsewhere, and where a variable names a browser, nothing is installed', async () => {
  expect(await installedWhere([], false)).toEqual([])
  process.env.CHROMIUM_PATH = '/opt/chromium'
  expect(await installedWhere([])).toEqual([])
})
