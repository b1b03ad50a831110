import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fragmentTypeOf } from '../../../src/tools/new/fragmentType'
import { insertEntry } from '../../../src/tools/new/insertEntry'
import { insertImport } from '../../../src/tools/new/insertImport'
import { leftToWrite } from '../../../src/tools/new/leftToWrite'
import { targetOf, type Kind } from '../../../src/tools/new/names'
import { planFiles } from '../../../src/tools/new/planFiles'
import { writePlan } from '../../../src/tools/new/writePlan'
import { ROOT } from '../../../src/tools/support/root'

// What is written and how it does is held by tests/tools/planted, in a copy of the project.

const refusals: [what: string, kind: Kind, name: string, words: RegExp][] = [
  ['a French name', 'screen', 'préférés', /« préférés ».*English.*copy file/],
  ['a name of two words', 'component', 'storefront/week board', /camelCase/],
  ['a component’s name', 'component', 'storefront/WeekBoard', /camelCase/],
  ['a path', 'screen', '../weekBoard', /camelCase/],
  ['a screen that exists', 'screen', 'track', /There is a screen track already/],
  ['an area that exists', 'screen', 'tracking', /There is an area tracking already/],
  ['a component without an area', 'component', 'dishBadges', /area and a name/],
  ['an area that is not there', 'component', 'dishes/dishBadges', /no area dishes.*storefront/],
  ['a component in a folder of two words', 'component', 'account/my-cards/badge', /camelCase/],
  ['a component that its folder has', 'component', 'account/cards/cardRow', /cards\/CardRow.tsx/],
  ['a page of the account by its path', 'account', 'account/addresses', /camelCase, as addresses/],
  ['a page of the account that exists', 'account', 'cards', /folder cards already/],
  ['a component that exists, in another case', 'component', 'delivery/deliverybar', /already/],
  ['the address of another screen', 'screen', 'mentionsLegales', /\/mentions-legales.*address/],
  ['an address of the server', 'screen', 'graphql', /\/graphql.*address/],
  ['an address of its documents', 'screen', 'documents', /\/documents.*address/],
]
test.each(refusals)('%s is refused', (_what, kind, name, words) => {
  expect(() => targetOf(ROOT, kind, name)).toThrow(words)
})

test.each([
  ['of another page', 'cartes', /\/account\/cartes is an address already/],
  ['in capitals', 'Adresses', /small letters/],
  ['with an accent', 'préférées', /small letters/],
])('an address of the account %s is refused', (_what, mode, words) => {
  expect(() => targetOf(ROOT, 'account', 'addresses', mode)).toThrow(words)
})

test.each([
  ['adresses', 'adresses'],
  ['carnet-adresses', "'carnet-adresses'"],
])('a page of the account at %s has its name, its sentence and its icon', (mode, key) => {
  const plan = planFiles(ROOT, targetOf(ROOT, 'account', 'addresses', mode))
  const written = (file: string) => plan.get(`src/client/areas/account/${file}`)
  expect(written('addresses/AddressesScreen.tsx')).toContain(`<AccountPage mode="${mode}">`)
  expect(written('accountCopy.ts')).toContain(`  ${key}: 'Nouvelle page',\n}`)
  expect(written('accountCopy.ts')).toContain(`  ${key}: 'Ce que l’on trouve ici.',\n}`)
  expect(written('AccountNavigation.tsx')).toContain(`  ${key}: UserRound,\n}`)
})

test('a page of the account without an address is at its own name', () => {
  expect(targetOf(ROOT, 'account', 'weekBoard')).toMatchObject({ mode: 'week-board' })
})

test.each<[Kind, string, string | undefined]>([
  ['screen', 'weekBoard', undefined],
  ['account', 'addresses', 'adresses'],
])('what is left to be written of a %s is told by files that are there', (kind, name, detail) => {
  const left = leftToWrite(targetOf(ROOT, kind, name, detail))
  expect(left).not.toEqual([])
  for (const line of left) expect(existsSync(join(ROOT, line.replace(/: .*/, '')))).toBe(true)
})

test('nothing is left to be written of a component', () => {
  expect(leftToWrite(targetOf(ROOT, 'component', 'storefront/dishBadges', 'Product'))).toEqual([])
})

test('an import stands under the last one, be that of one line or of several', () => {
  const one = "import { a } from './a'\n"
  const several = "import {\n  b,\n} from './b'\n"
  for (const last of [one, several]) {
    expect(insertImport(`${several}${last}\nconst c = 1\n`, 'import c')).toBe(
      `${several}${last}import c\n\nconst c = 1\n`,
    )
  }
})

test.each([
  ['no type', undefined, /Of which type.*storefront\/dishBadges Product/],
  ['a type that the contract has not', 'Dish', /no type Dish in schema.graphql/],
  ['a type that no query leads to', 'AuthPayload', /no query leads to it/],
])('a component on %s is refused', (_what, type, words) => {
  expect(() => targetOf(ROOT, 'component', 'storefront/dishBadges', type)).toThrow(words)
})

test('a test finds its way to a type that stands inside others', () => {
  expect(fragmentTypeOf(ROOT, 'Slot')).toMatchObject({
    access: 'data.businessDaysWithSlots[0]?.slots[0]',
    mayBeMissing: true,
  })
  expect(fragmentTypeOf(ROOT, 'User')).toMatchObject({
    access: 'data.getUserFromToken',
    selection: expect.stringContaining('getUserFromToken(token: "1") {'),
    mayBeMissing: false,
  })
})

test('a file that is there already is not written over', () => {
  const target = targetOf(ROOT, 'component', 'storefront/dishBadges', 'Product')
  const folder = mkdtempSync(join(tmpdir(), 'tablee-new-'))
  writePlan(folder, planFiles(folder, target))
  expect(() => planFiles(folder, target)).toThrow('is there already')
  rmSync(folder, { recursive: true })
})

test('what cannot be written to its end leaves nothing behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-new-'))
  writeFileSync(join(folder, 'old.ts'), 'old')
  const plan = new Map([
    ['old.ts', 'changed'],
    ['made/new.ts', 'new'],
    ['old.ts/impossible.ts', ''],
  ])
  expect(() => writePlan(folder, plan)).toThrow()
  expect(readFileSync(join(folder, 'old.ts'), 'utf8')).toBe('old')
  expect(existsSync(join(folder, 'made'))).toBe(false)
  rmSync(folder, { recursive: true })
})

test('a list that is somewhere else by now is named', () => {
  expect(() => insertEntry('const other = {\n}', /paths = \{/, 'a: 1')).toThrow(/paths = /)
})
