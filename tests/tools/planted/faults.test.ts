import { CARD, createPlantedClient, lineOf, SCREEN, type Verdict } from './plantedClient'

const CARD_FILE = 'src/client/features/dish/DishCard.tsx'
const SCREEN_FILE = 'src/client/screens/dish/DishScreen.tsx'

/** Another component of the same shape, so that several faults stand side by side. */
const renamed = (text: string, from: string, to: string) => text.replaceAll(from, to)

const GENEROUS = renamed(CARD, 'DishCard', 'GenerousCard').replace(
  'name\n        unavail',
  'name\n        price\n        unavail',
)
const NULLABLE = renamed(CARD, 'DishCard', 'NullableCard').replace(
  'title={unavailabilityPublicMessage ?? name}',
  'title={unavailabilityPublicMessage.trim()}',
)
const FORGETFUL = renamed(SCREEN, 'DishScreen', 'ForgetfulScreen')
  .replace('{ id }: { id: string }', '')
  .replace('{ id },', '{},')
const UNSPREAD = renamed(SCREEN, 'DishScreen', 'UnspreadScreen').replace(
  '...DishCard_product',
  'id',
)

const client = createPlantedClient()
let compiled: Verdict
let types: Verdict
let lint: Verdict

// The compiler takes each of these; what they do wrong is for the two that come after it.
beforeAll(async () => {
  client.write(CARD_FILE, CARD)
  client.write(SCREEN_FILE, SCREEN)
  client.write('src/client/features/dish/GenerousCard.tsx', GENEROUS)
  client.write('src/client/features/dish/NullableCard.tsx', NULLABLE)
  client.write('src/client/screens/dish/ForgetfulScreen.tsx', FORGETFUL)
  client.write('src/client/screens/dish/UnspreadScreen.tsx', UNSPREAD)
  compiled = await client.run('relay-compiler')
  ;[types, lint] = await Promise.all([
    client.run('tsc', '--noEmit', '--project', '.'),
    client.run('eslint', 'src', '--max-warnings', '0'),
  ])
}, 300_000)
afterAll(() => client.clear())

/** What a command says of one file, a line each. */
const saidOf = ({ words }: Verdict, file: string) =>
  words.split('\n').filter((line) => line.includes(file))

/** ESLint names a file once, and its lines under it. */
const lintOf = (file: string) =>
  (lint.words.split(/\n(?=\/)/).find((part) => part.split('\n')[0]?.endsWith(file)) ?? '')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim())

test('what has no fault is let through', () => {
  expect(compiled).toMatchObject({ code: 0 })
  // The lint has run: it found the one fault that is its own.
  expect(lint.words).toContain('✖ 1 problem')
  for (const file of [CARD_FILE, SCREEN_FILE]) {
    expect(saidOf(types, file)).toEqual([])
    expect(lintOf(file)).toEqual([])
  }
})

describe('the compiler', () => {
  async function refusalOf(text: string): Promise<Verdict> {
    client.write(CARD_FILE, CARD)
    client.write(SCREEN_FILE, text)
    const verdict = await client.run('relay-compiler', '--validate')
    client.write(SCREEN_FILE, SCREEN)
    return verdict
  }

  test('a misspelt field fails where it is written', async () => {
    const text = SCREEN.replace('...DishCard_product', '...DishCard_product\n          nmae')
    const { code, words } = await refusalOf(text)
    expect(code).not.toBe(0)
    expect(words).toContain(`${SCREEN_FILE}:${lineOf(text, 'nmae')}:`)
    expect(words).toMatch(/`Product` has no field `nmae`/)
  }, 60_000)

  test('a variable that the operation does not declare fails where it is used', async () => {
    const text = SCREEN.replace('"2026-11-24"', '$day')
    const { code, words } = await refusalOf(text)
    expect(code).not.toBe(0)
    expect(words).toContain(`${SCREEN_FILE}:${lineOf(text, '$day')}:`)
    expect(words).toMatch(/variable.*\$day/i)
  }, 60_000)
})

describe('the types', () => {
  test('a variable that is not given fails where the query is asked', () => {
    expect(types.code).not.toBe(0)
    const [first = ''] = saidOf(types, 'ForgetfulScreen.tsx')
    expect(first).toContain(`ForgetfulScreen.tsx(${lineOf(FORGETFUL, '{},')},`)
    expect(first).toMatch(/type '\{\}' is not assignable.*variables/)
  })

  test('a fragment that is used without being spread fails where it is passed', () => {
    const [first = ''] = saidOf(types, 'UnspreadScreen.tsx')
    expect(first).toContain(`UnspreadScreen.tsx(${lineOf(UNSPREAD, '<DishCard')},`)
    expect(types.words).toMatch(/DishCard_product/)
  })

  test('a nullable that is read as non-null fails where it is read', () => {
    expect(saidOf(types, 'NullableCard.tsx')).toEqual([
      expect.stringContaining(
        `NullableCard.tsx(${lineOf(NULLABLE, 'unavailabilityPublicMessage.trim')},`,
      ),
    ])
    expect(saidOf(types, 'NullableCard.tsx')[0]).toMatch(/possibly 'null'/)
  })
})

describe('the lint', () => {
  test('a field that is fetched and not used fails where it is written', () => {
    expect(lint.code).not.toBe(0)
    const [first = '', ...more] = lintOf('GenerousCard.tsx')
    expect(first.trim()).toMatch(
      new RegExp(`^${lineOf(GENEROUS, 'price')}:\\d+ +error .*the field \`price\``),
    )
    expect(more.join()).toMatch(/relay\/unused-fields/)
  })
})
