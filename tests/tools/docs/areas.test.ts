import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryText } from './repositoryText'

test('the README says what each area of the client shows', () => {
  const [, chapter = ''] = repositoryText('README.md').split('### The areas\n')
  const [table = ''] = chapter.split('\n### ')
  const named = [...table.matchAll(/^\| \d +\| `(\w+)`/gm)].map(([, area]) => area)
  expect(named.toSorted()).toEqual(
    readdirSync(join(__dirname, '../../../src/client/areas')).toSorted(),
  )
})
