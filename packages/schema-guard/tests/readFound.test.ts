import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from './shopFolder'
import { readFound } from '../src/readFound'

const shop = createFolder({
  'schema.graphql': 'type Query { name: String }',
  'src/a.graphql': 'query A { name }',
})
afterAll(() => shop.remove())

test('a file that is gone between the search and the reading is left out', async () => {
  expect(readFound(join(shop.folder, 'src/gone.ts'), 'src/gone.ts')).toBeUndefined()

  // What a link led to is gone: the search finds it, the reading does not.
  symlinkSync(join(shop.folder, 'elsewhere.graphql'), join(shop.folder, 'src/b.graphql'))
  const args = ['schema.graphql', '--documents', 'src/*.graphql', '--schema', 'schema.graphql']
  expect(await shop.run('check', args)).toMatchObject({ code: 0 })
})

test('a file that cannot be read is told by its name', () => {
  mkdirSync(join(shop.folder, 'src/folder.ts'))
  expect(() => readFound(join(shop.folder, 'src/folder.ts'), 'src/folder.ts')).toThrow(
    /^src\/folder\.ts: EISDIR/,
  )
})

test('an option that names what cannot be read is told why, not that it is not there', async () => {
  shop.write('counts/one.json', '{}')
  const checked = ['schema.graphql', '--documents', 'src/a.graphql', '--schema', 'schema.graphql']
  const contracted = ['http://127.0.0.1:9/graphql', '--documents', 'src/a.graphql']
  const outcomes = [
    await shop.run('check', [...checked, '--approvals', 'counts']),
    await shop.run('check', [...checked, '--usage', 'counts']),
    await shop.run('contract', [...contracted, '--variables', 'counts']),
  ]
  expect(outcomes.map(({ code, errors }) => [code, errors])).toEqual([
    [2, '--approvals counts: EISDIR: illegal operation on a directory, read'],
    [2, '--usage counts: EISDIR: illegal operation on a directory, read'],
    [2, '--variables counts: EISDIR: illegal operation on a directory, read'],
  ])
})
