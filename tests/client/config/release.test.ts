import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '../../../src/client/config/config'

const ROOT = join(__dirname, '../../..')
const GIVEN = '20261124.1'

const build = () => jest.requireActual(join(ROOT, 'src/client/page/pageParts.js'))

/** What a build would call itself, with the environment as it now is. */
const release = (): unknown => build().release()

/** The release that the bundle names, when its build was given this one. */
function releaseOfBundle(given: string): unknown {
  Object.assign(globalThis, { TABLEE_RELEASE: given })
  let named: unknown
  jest.isolateModules(() => {
    named = jest.requireActual('../../../src/client/config/config').config.release
  })
  return named
}

afterEach(() => {
  delete process.env.TABLEE_RELEASE
  Reflect.deleteProperty(globalThis, 'TABLEE_RELEASE')
})

test('the release is 20250915 unless the build names another', () => {
  expect(config.release).toBe('20250915')
  expect(release()).toBe('20250915')
  process.env.TABLEE_RELEASE = GIVEN
  expect(release()).toBe(GIVEN)
})

test('the page and the bundle name the release that their build was given', () => {
  process.env.TABLEE_RELEASE = GIVEN
  expect(build().pageParts({}, { js: [], css: [] }, false)).toMatchObject({ release: GIVEN })
  expect(releaseOfBundle(GIVEN)).toBe(GIVEN)
})

test('a release that could not stand in a page stops the build', () => {
  process.env.TABLEE_RELEASE = '"><script>'
  expect(release).toThrow('TABLEE_RELEASE')
})

test('the page carries the release of its build', () => {
  const page = readFileSync(join(ROOT, 'src/client/page/index.html'), 'utf8')
  expect(page).toContain('<meta name="release" content="<%= release %>" />')
})
