import * as fs from 'node:fs'
import type * as os from 'node:os'
import { dirname, join } from 'node:path'
import { OPERATIONS_FILE } from '#server/http/releases'
import { buildIfStale } from '../../../src/tools/support/buildIfStale'
import { ROOT } from '../../../src/tools/support/root'
import { run } from '../../../src/tools/support/run'

jest.mock('../../../src/tools/support/run', () => ({ run: jest.fn(async () => 0) }))
jest.mock('../../../src/tools/support/root', () => {
  const { mkdtempSync } = jest.requireActual<typeof fs>('node:fs')
  const { tmpdir } = jest.requireActual<typeof os>('node:os')
  return { ROOT: mkdtempSync(`${tmpdir()}/tablee-old-site-`) }
})

function writeAt(minutes: number, path: string) {
  const file = join(ROOT, path)
  fs.mkdirSync(dirname(file), { recursive: true })
  fs.writeFileSync(file, '')
  fs.utimesSync(file, 60 * minutes, 60 * minutes)
}

afterAll(() => fs.rmSync(ROOT, { recursive: true, force: true }))

test('a site is built when it is missing, or older than what it is made of, and then no more', async () => {
  await buildIfStale()
  expect(run).toHaveBeenCalledTimes(1)

  writeAt(1, 'dist/client/index.html')
  writeAt(1, `dist/client/${OPERATIONS_FILE}`)
  writeAt(2, 'webpack.config.js')
  await buildIfStale()
  expect(run).toHaveBeenCalledTimes(2)

  // The page has come out the same, and webpack has left it as it was.
  writeAt(3, `dist/client/${OPERATIONS_FILE}`)
  await buildIfStale()
  expect(run).toHaveBeenCalledTimes(2)
})
