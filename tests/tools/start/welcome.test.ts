import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { welcome } from '../../../src/tools/support/welcomeCopy'

const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8')

const CARD = /\b\d{4} \d{4} \d{4} \d{4}\b/g
// In the table of accounts, where each stands in a cell of its own.
const ACCOUNT = /(?<=`| )[\w.-]+@[\w-]+\.example(?=`| )/g

test.each([
  ['test cards', CARD],
  ['demo accounts', ACCOUNT],
])('npm start prints the %s of the README', (_, pattern) => {
  const inReadme = new Set(readme.match(pattern))
  expect(inReadme.size).toBeGreaterThan(3)
  expect(new Set(welcome('http://localhost:4000').match(pattern))).toEqual(inReadme)
})
