import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../../src/tools/support/root'

type TestFile = { path: string }
type Order = { sort: (tests: TestFile[]) => TestFile[] }

const Order = jest.requireActual<{ new (options: object): Order; FIRST: readonly string[] }>(
  '../../support/order',
)

/** Test files as jest finds them in a fresh clone, with their sizes in bytes. */
function found(sizes: Readonly<Record<string, number>>) {
  const context = {
    config: { id: 'fresh', cacheDirectory: join(tmpdir(), 'no-such-folder') },
    hasteFS: { getSize: (path: string) => sizes[path] },
  }
  return Object.keys(sizes).map((path) => ({ path, context }))
}

test('files that take long begin, the others follow by their size', () => {
  const tests = found({
    '/shop/tests/client/app/small.test.tsx': 100,
    '/shop/tests/client/relay/everyNull.test.tsx': 50,
    '/shop/tests/client/app/large.test.tsx': 200,
  })
  expect(new Order({}).sort(tests).map(({ path }) => path)).toEqual([
    '/shop/tests/client/relay/everyNull.test.tsx',
    '/shop/tests/client/app/large.test.tsx',
    '/shop/tests/client/app/small.test.tsx',
  ])
})

test.each(Order.FIRST)('%s is there', (name) => {
  const paths = [`tests/${name}.test.ts`, `tests/${name}.test.tsx`]
  expect(paths.filter((path) => existsSync(join(ROOT, path)))).toHaveLength(1)
})
