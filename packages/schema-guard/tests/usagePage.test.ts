/** @jest-environment jsdom */
import { readClient } from '../src/check/readClient'
import { parseSchema } from '../src/sources/loadSchema'
import { usageHtml } from '../src/usage/usageHtml'
import { usageReport } from '../src/usage/usageReport'
import { clientFiles } from './checkFixture'

const schema = parseSchema(
  `type Query { dish: Dish drink: Drink }
type Dish { name: String price: Int old: Int @deprecated(reason: "Use <price>.") }
type Drink { size: Int sugar: Int }`,
  'schema.graphql',
)
const files = {
  'a.ts': 'gql`query DishQuery { dish { name old } }`',
  'b.ts': 'gql`query DrinkQuery { drink { size } }`',
}
const page = usageHtml(usageReport(readClient(clientFiles(files, false), schema), schema, () => []))
const [, body = '', script = ''] = /<body>([\s\S]*)<script>([\s\S]*)<\/script>/.exec(page) ?? []

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
const input = (selector: string) => {
  const found = find(selector)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} takes nothing`)
  return found
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-text], .operation')]
    .filter((node) => !node.closest('[hidden]'))
    .map(({ id }) => id)

function search(words: string) {
  input('#search').value = words
  input('#search').dispatchEvent(new Event('input'))
}
const choose = (show: string) => input(`input[value=${show}]`).click()

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
  document.body.innerHTML = body
  const element = document.createElement('script')
  element.textContent = script
  document.body.append(element)
})
beforeEach(() => {
  choose('all')
  search('')
})

test('a search leaves what holds every word, in names, operations and places', () => {
  search('DISH name')
  expect(shown()).toEqual(['Dish.name'])
  expect(find('#count').textContent).toBe('1 of 7 shown')

  search('drinkquery')
  expect(shown()).toEqual(['operation-DrinkQuery', 'Drink.size', 'Query.drink'])

  search('')
  expect(shown()).toHaveLength(9)
  expect(find('#count').textContent).toBe('')
})

test('what is used, what nobody uses and what is deprecated are shown alone', () => {
  choose('unused')
  expect(shown()).toEqual(['Dish.price', 'Drink.sugar'])
  choose('deprecated')
  expect(shown()).toEqual(['Dish.old'])
  choose('used')
  expect(shown()).toEqual(['Dish.name', 'Dish.old', 'Drink.size', 'Query.dish', 'Query.drink'])
})

test('a link to what the search has hidden brings it back, and opens it', async () => {
  choose('used')
  search('Drink.size')
  const isThere = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  location.hash = '#operation-DrinkQuery'
  await isThere

  expect(shown()).toHaveLength(9)
  expect(find('#operation-DrinkQuery')).toHaveProperty('open', true)
})

test('what the schema and its team write stays text', () => {
  expect(find('[id="Dish.old"] strong').textContent).toBe('deprecated: Use <price>.')
})
