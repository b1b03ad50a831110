import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchFiles } from '../../../src/tools/dev/watchFiles'
import { until } from '../../support/until'

const root = mkdtempSync(join(tmpdir(), 'tablee-watched-'))
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
mkdirSync(join(root, 'client/shop'), { recursive: true })
write('client/shop/Card.tsx', 'as it was')
write('schema.graphql', 'as it was')

const clientChanges = jest.fn()
const schemaChanges = jest.fn()
let stop: () => Promise<unknown>
beforeAll(async () => {
  stop = await watchFiles(root, { client: clientChanges, 'schema.graphql': schemaChanges })
})
afterAll(async () => {
  await stop()
  rmSync(root, { recursive: true })
})

/** Until the file has been told once more. */
async function told(changes: jest.Mock, file: string) {
  await until(() => Promise.resolve(changes.mock.calls.flat(2).includes(file)))
  changes.mockClear()
}

test('a file that an editor replaces to save it is told each time', async () => {
  for (const save of [1, 2, 3]) {
    replace('client/shop/Card.tsx', `save ${save}`)
    await told(clientChanges, 'shop/Card.tsx')
    replace('schema.graphql', `save ${save}`)
    await told(schemaChanges, '')
  }
})

test('a file of a new folder is told', async () => {
  mkdirSync(join(root, 'client/menu'))
  write('client/menu/Dish.tsx', 'new')
  await told(clientChanges, 'menu/Dish.tsx')
})

/** As many editors save: a new file takes the place of the old one. */
function replace(file: string, text: string) {
  write(`${file}.saving`, text)
  renameSync(join(root, `${file}.saving`), join(root, file))
}
