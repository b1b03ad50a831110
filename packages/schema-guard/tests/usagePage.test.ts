/** @jest-environment jsdom */
import axe from 'axe-core'
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
const [, body = '', script = ''] =
  /<body>([\s\S]*<\/script>)\s*<script>([\s\S]*)<\/script>/.exec(page) ?? []

// Without a layout colours cannot be measured; the document around is the test's own.
const NEEDS_EYES = { 'color-contrast': { enabled: false }, region: { enabled: false } }

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
  [...document.querySelectorAll<HTMLElement>('.type li[id], .operation')]
    .filter((node) => !node.closest('[hidden], .type:not([open])'))
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
  expect(shown()).toEqual(['operation-DishQuery', 'operation-DrinkQuery'])
  expect(find('#count').textContent).toBe('')
})

test('a type tells its members when it is opened, and a member who uses it, and where', () => {
  const [dish] = [...document.querySelectorAll<HTMLElement>('.type')]
  expect(dish?.querySelector('summary')?.textContent).toBe('Dish type, 2 of 3 used')

  search('dish.old')
  find('[id="Dish.old"] details').setAttribute('open', '')
  find('[id="Dish.old"] details').dispatchEvent(new Event('toggle'))
  expect(find('[id="Dish.old"] details').textContent).toBe(
    '1 operation, 1 place of Dish.oldDishQuery a.ts:1',
  )
})

test('what is used, what is unused and what is deprecated are shown alone', () => {
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

  expect(shown()).toEqual(['operation-DishQuery', 'operation-DrinkQuery'])
  expect(find('#operation-DrinkQuery')).toHaveProperty('open', true)
  expect(document.activeElement?.textContent).toBe('DrinkQuery query')
})

test('a link to a member opens its type, and the focus is there', async () => {
  const isThere = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  location.hash = '#Drink.size'
  await isThere

  expect(shown()).toContain('Drink.size')
  expect(document.activeElement?.id).toBe('Drink.size')
})

test('nothing that axe looks for is wrong, whether or not something is found and opened', async () => {
  const faults = async () =>
    (await axe.run(document.body, { rules: NEEDS_EYES })).violations.map(({ id }) => id)

  expect(await faults()).toEqual([])
  search('dish')
  for (const details of document.querySelectorAll('details')) details.open = true
  expect(await faults()).toEqual([])
})

test('what the schema and its team write stays text', () => {
  search('dish.old')
  expect(find('[id="Dish.old"] strong').textContent).toBe(' deprecated: Use <price>.')
})

test('names are told once: a member that ten operations use in ten files costs little', () => {
  const many = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [
      `src/areas/file${index}.ts`,
      `gql\`query LongNameOfAnOperation${index} { dish { name price old } drink { size sugar } }\``,
    ]),
  )
  const big = usageHtml(usageReport(readClient(clientFiles(many, false), schema), schema, () => []))

  expect(big.split('src/areas/file7.ts')).toHaveLength(2)
  expect(big.split('LongNameOfAnOperation7"')).toHaveLength(2)
  expect(big.length - page.length).toBeLessThan(20_000)
})
