import { createProjectCopy, lineOf, type Verdict } from './projectCopy'
import {
  CARD_FILE,
  FORGETFUL,
  GENEROUS,
  NULLABLE,
  PLANTED,
  SCREEN,
  SCREEN_FILE,
  UNSPREAD,
} from './plantedFiles'

const NEW_SCREEN = [
  'src/client/areas/weekBoard/WeekBoardScreen.tsx',
  'src/client/areas/weekBoard/weekBoardCopy.ts',
  'src/client/areas/weekBoard/weekBoardRoute.ts',
  'src/client/areas/weekBoard/weekBoardScreenQuery.ts',
  'tests/client/weekBoard/weekBoardScreen.test.tsx',
]
const LED_TO = [
  'src/client/app/navigation/laterRoutes.ts',
  'src/client/config/paths.ts',
  'src/domain/site/routes.ts',
]
const NEW_PAGE = [
  'src/client/areas/account/addresses/AddressesScreen.tsx',
  'src/client/areas/account/addresses/addressesCopy.ts',
  'src/client/areas/account/addresses/addressesRoute.ts',
  'src/client/areas/account/addresses/addressesScreenQuery.ts',
  'tests/client/account/addresses.test.tsx',
]
const PAGE_LED_TO = [
  'src/client/areas/account/AccountNavigation.tsx',
  'src/client/areas/account/accountCopy.ts',
  'src/client/areas/account/accountRoutes.ts',
  'src/client/config/paths.ts',
]
const COMPONENT_OF_PAGE = [
  'src/client/areas/account/addresses/AddressRow.tsx',
  'src/client/areas/account/addresses/addressRowCopy.ts',
  'tests/client/account/addressRow.test.tsx',
]
const NEW_COMPONENT = [
  'src/client/areas/storefront/DishBadges.tsx',
  'src/client/areas/storefront/dishBadgesCopy.ts',
  'tests/client/storefront/dishBadges.test.tsx',
]
const OTHER_COMPONENT = [
  'src/client/areas/tracking/ArrivalNote.tsx',
  'src/client/areas/tracking/arrivalNoteCopy.ts',
  'tests/client/tracking/arrivalNote.test.tsx',
]
const NEW = [
  ...new Set([
    ...[...NEW_SCREEN, ...LED_TO, ...NEW_PAGE, ...PAGE_LED_TO],
    ...[...NEW_COMPONENT, ...OTHER_COMPONENT, ...COMPONENT_OF_PAGE],
  ]),
]
const CHECKED = [...Object.keys(PLANTED), ...NEW]

const copy = createProjectCopy()
const written: string[][] = []
let refused: { verdict: Verdict; changes: string[] }
let compiled: Verdict
let types: Verdict
let lint: Verdict
let lintOfPromises: Verdict
let format: Verdict
let tests: Verdict

const runNew = (...args: string[]) => copy.run('tsx', 'src/tools/new.ts', ...args)

// Once for all of them: to compile, check and lint a copy takes seconds.
beforeAll(async () => {
  for (const given of [
    ['screen', 'weekBoard'],
    ['component', 'storefront/dishBadges', 'Product'],
    ['component', 'tracking/arrivalNote', 'OrderMove'],
    ['account', 'addresses', 'adresses'],
    ['component', 'account/addresses/addressRow', 'Product'],
  ]) {
    const { code, words } = await runNew(...given)
    if (code !== 0) throw new Error(words)
    written.push(copy.changes().filter((file) => !file.startsWith('__generated__')))
  }
  refused = {
    verdict: await runNew('component', 'storefront/productCard', 'Product'),
    changes: copy.changes(),
  }
  for (const [file, text] of Object.entries(PLANTED)) copy.write(file, text)
  compiled = await copy.run('relay-compiler')
  ;[types, lint, lintOfPromises, format, tests] = await Promise.all([
    copy.types(),
    copy.run('eslint', ...CHECKED, '--max-warnings', '0'),
    copy.run('oxlint', ...NEW),
    copy.run('oxfmt', '--check', ...NEW),
    copy.run('jest', '--selectProjects', 'client', '--runInBand'),
  ])
})
afterAll(() => copy.clear())

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

describe('what is new', () => {
  test('a screen has its route, its query, its words and its test, and the site leads to it', () => {
    expect(written[0]?.toSorted()).toEqual([...NEW_SCREEN, ...LED_TO].toSorted())
  })

  test('a component has its words and its test, in the area that it joins', () => {
    expect(written[1]?.toSorted()).toEqual(NEW_COMPONENT.toSorted())
    expect(written[2]?.toSorted()).toEqual(OTHER_COMPONENT.toSorted())
  })

  test('a page of the account has its place in the navigation and its route', () => {
    expect(written[3]?.toSorted()).toEqual([...NEW_PAGE, ...PAGE_LED_TO].toSorted())
  })

  test('a component of a page lies in its folder', () => {
    expect(written[4]?.toSorted()).toEqual(COMPONENT_OF_PAGE.toSorted())
  })

  test('all pass types, lint, format and their own tests', () => {
    for (const file of NEW) {
      expect(saidOf(types, file)).toEqual([])
      expect(lintOf(file)).toEqual([])
    }
    expect(lintOfPromises).toMatchObject({ code: 0, words: expect.stringMatching(/ on \d+ files/) })
    expect(format).toMatchObject({ code: 0 })
    expect(tests).toMatchObject({ code: 0, words: expect.stringContaining('5 passed, 5 total') })
  })

  test('what the compiler refuses leaves everything as it was', () => {
    expect(refused.verdict.code).toBe(1)
    expect(refused.verdict.words).toContain('nothing was written')
    expect(refused.verdict.words).toContain('ProductCard_product')
    expect(refused.changes).toEqual([])
  })
})

describe('the compiler', () => {
  async function refusalOf(text: string): Promise<Verdict> {
    copy.write(SCREEN_FILE, text)
    const verdict = await copy.run('relay-compiler', '--validate')
    copy.write(SCREEN_FILE, SCREEN)
    return verdict
  }

  test('a misspelt field fails where it is written', async () => {
    const text = SCREEN.replace('...DishCard_product', '...DishCard_product\n      nmae')
    const { code, words } = await refusalOf(text)
    expect(code).not.toBe(0)
    expect(words).toContain(`${SCREEN_FILE}:${lineOf(text, 'nmae')}:`)
    expect(words).toMatch(/`Product` has no field `nmae`/)
  })

  test('a variable that the operation does not declare fails where it is used', async () => {
    const text = SCREEN.replace('"2026-11-24"', '$day')
    const { code, words } = await refusalOf(text)
    expect(code).not.toBe(0)
    expect(words).toContain(`${SCREEN_FILE}:${lineOf(text, '$day')}:`)
    expect(words).toMatch(/variable.*\$day/i)
  })
})

describe('the types', () => {
  test('a variable that is not given fails where the query is sent', () => {
    expect(types.code).not.toBe(0)
    const [first = ''] = saidOf(types, 'ForgetfulScreen.tsx')
    expect(first).toContain(`ForgetfulScreen.tsx(${lineOf(FORGETFUL, 'query, {}')},`)
    expect(first).toMatch(/missing in type '\{\}' but required.*variables/)
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
