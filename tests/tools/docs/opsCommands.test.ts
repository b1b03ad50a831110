import { USAGE } from '#server/ops/opsUsage'
import { repositoryText } from './repositoryText'

const sorted = (names: Iterable<string | undefined>) => [...new Set(names)].sort()

test('the book of operations lists every command of the operator, and no other', () => {
  const [, chapter = ''] = repositoryText('docs/operations.md').split('## Commands\n')
  const [table = ''] = chapter.split('\n### ')
  const listed = [...table.matchAll(/^\| `([a-z-]+)/gm)].map(([, name]) => name)
  const known = [...USAGE.matchAll(/npm run ops -- ([a-z-]+)/g)].map(([, name]) => name)
  expect(sorted(listed)).toEqual(sorted(known))
})
