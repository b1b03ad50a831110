import { DRILLS } from '../../../src/tools/drill/drills'
import { repositoryText } from './repositoryText'

test('the page of the drills has a row for each, in the order in which they run', () => {
  const page = repositoryText('docs/drills.md')
  const rows = [...page.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name)
  expect(rows).toEqual(DRILLS.map(({ name }) => name))
})
