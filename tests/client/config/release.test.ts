import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '../../../src/client/config/config'

const ROOT = join(__dirname, '../../..')

/** What a build would call itself, with the environment as it now is. */
const release = (): unknown =>
  jest.requireActual(join(ROOT, 'src/client/page/pageParts.js')).release()

afterEach(() => {
  delete process.env.TABLEE_RELEASE
})

test('the release is 20250915 unless the build names another', () => {
  expect(config.release).toBe('20250915')
  expect(release()).toBe('20250915')
  process.env.TABLEE_RELEASE = '20261124.1'
  expect(release()).toBe('20261124.1')
})

test('a release that could not stand in a page stops the build', () => {
  process.env.TABLEE_RELEASE = '"><script>'
  expect(release).toThrow('TABLEE_RELEASE')
})

test('the page carries the release of its build', () => {
  const page = readFileSync(join(ROOT, 'src/client/page/index.html'), 'utf8')
  expect(page).toContain('<meta name="release" content="<%= release %>" />')
})
