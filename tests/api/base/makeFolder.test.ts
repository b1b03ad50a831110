import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '#server/base/makeFolder'

const above = mkdtempSync(join(tmpdir(), 'tablee-folder-'))
afterAll(() => rmSync(above, { recursive: true, force: true }))

test('a folder is made with those above it, and may be there already', () => {
  const folder = join(above, 'shop/data')
  makeFolder(folder)
  makeFolder(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
})

test('a file is no folder, and has none in it', () => {
  const file = join(above, 'file')
  writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow('EEXIST')
  expect(() => makeFolder(join(file, 'data'))).toThrow('ENOTDIR')
})
