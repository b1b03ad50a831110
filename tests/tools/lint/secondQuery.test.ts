import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../src/tools/support/root'
import { importMessages, restrictedFiles } from '../../support/restrictions'

const QUERY = "import { useLazyLoadQuery } from 'react-relay/hooks'\nuseLazyLoadQuery()\n"
const queries = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8').includes(' useLazyLoadQuery')

test.each([
  'src/client/areas/cart/Example.tsx',
  'src/client/app/useExample.ts',
  'src/client/state/useExample.ts',
])('a second query of a screen is refused in %s, with the way to do without', async (file) => {
  expect(await importMessages(file, QUERY)).toEqual([expect.stringMatching(/spread a fragment/)])
})

test('those that send one of their own are all named, and none else', async () => {
  const files = readdirSync(join(ROOT, 'src/client'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/client/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && queries(file))
  for (const file of files) expect(await importMessages(file, QUERY)).toEqual([])
  const named = restrictedFiles.filter((path) => /^src\/client\/[^*]+\.tsx?$/.test(path))
  expect(named.toSorted()).toEqual(files.toSorted())
})

test('they go without the same as every other one', async () => {
  for (const text of [
    "import { atom } from 'recoil'\natom()\n",
    "import { useMutation } from 'react-relay/hooks'\nuseMutation()\n",
  ]) {
    expect(await importMessages('src/client/areas/paying/useSavedCards.ts', text)).toHaveLength(1)
  }
})
