import { errorCopy } from '../../../src/client/config/errorCopy'
import { ORDER_REFUSALS } from '#domain/order/orderRefusal'
import { ERROR_CODES, ERROR_MESSAGES, ORDERED_CART } from '#domain/requests/errorCodes'
import { repositoryFiles, repositoryText } from './repositoryText'

const page = repositoryText('docs/rules/errors.md')
/** Its sentences, wherever their lines end. */
const sentences = page.replace(/\s+/g, ' ')
const schema = repositoryText('schema.graphql')
const codesIn = (text: string) =>
  [...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b|\bUNAUTHENTICATED\b|\bFORBIDDEN\b/g)].map(
    ([code]) => code,
  )

test('the page of the errors has every code of the list, and no other', () => {
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, code]) => code)
  expect(rows).toEqual(ERROR_CODES)
})

test('the head of the schema has the same codes', () => {
  const head = schema.slice(0, schema.indexOf('\nschema {'))
  expect(new Set(codesIn(head))).toEqual(new Set(ERROR_CODES))
})

test('the schema says how createOrder refuses, in every case', () => {
  const sentence = /"(Turns the stored cart into an order\..*?)"/.exec(schema)?.[1] ?? ''
  const refusals = codesIn(sentence).filter(
    (code) => code !== 'ORDER_ID' && !new Set<string>(ERROR_CODES).has(code),
  )
  expect(new Set(refusals)).toEqual(new Set(ORDER_REFUSALS))
})

test('the page and the schema name every state of a cart that is an order already', () => {
  const states = new Set(Object.values(ORDERED_CART))
  const listed = [...page.matchAll(/^- `([A-Z_]+)`: /gm)].map(([, code]) => code)
  expect(new Set(listed)).toEqual(states)
  const sentence = /with the field `key` on that of an order: (.*?)"/.exec(schema)?.[1] ?? ''
  expect(new Set(codesIn(sentence))).toEqual(states)
})

test('the page names every message that the site acts on', () => {
  expect(Object.values(ERROR_MESSAGES).filter((words) => !page.includes(`\`${words}\``))).toEqual(
    [],
  )
})

test('the page names every problem of a field that the site has words for', () => {
  const sentence = /The site has words for (.*?), and for those/.exec(sentences)?.[1] ?? ''
  const named = [...sentence.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code)
  const words = repositoryText('src/client/config/fieldWords.ts')
  const coded = [...words.matchAll(/^ {2}([A-Z]+(?:_[A-Z]+)*):/gm)].map(([, code]) => code)
  expect(new Set(named)).toEqual(new Set(['REQUIRED', ...coded]))
})

test('the schema names every problem of a field that the site acts on', () => {
  const site = repositoryFiles().filter((path) => /^src\/client\/.*\.tsx?$/.test(path))
  const actedOn = site.flatMap((path) =>
    [...repositoryText(path).matchAll(/\bfields(?:\['(\w+)'\]|\.(\w+)) === '([A-Z_]+)'/g)].map(
      ([, quoted, named, code = '']) => ({ field: quoted ?? named ?? '', code }),
    ),
  )
  expect(actedOn.length).toBeGreaterThan(2)
  const isNamed = ({ field, code }: (typeof actedOn)[number]) =>
    schema
      .split('\n')
      .some((line) => line.includes(`\`${field}: ${code}\``) || bothIn(line, field, code))
  expect(actedOn.filter((problem) => !isNamed(problem))).toEqual([])
})

const bothIn = (line: string, field: string, code: string) =>
  line.includes(`\`${field}\``) && line.includes(`\`${code}\``)

test('what the page quotes is what the customer reads', () => {
  const words = Object.values(errorCopy).filter((copy) => typeof copy === 'string')
  const quoted = [...sentences.matchAll(/« (.+?) »/g)].map(([, quote = '']) => quote)
  expect(quoted.length).toBeGreaterThan(1)
  expect(quoted.filter((quote) => !words.some((copy) => copy === quote))).toEqual([])
})
