import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { runOps } from '#server/ops/runOps'
import { readFiles } from '../../../src/tools/ops/readFiles'
import { changedRows } from '../../support/changedRows'
import { addUser } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

const DEPLOY = join(__dirname, '../../../deploy')
const PARIS = { lat: 48.8556, lng: 2.3583 }
const EMAIL = 'camille@essai-nord.example'

let server: TestServer
let folder: string

beforeEach(async () => {
  server = await startTestServer()
  folder = mkdtempSync(join(tmpdir(), 'tablee-places-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

function ops(...args: string[]) {
  const { services, sandbox, db, clock, dataDir } = server
  const command = { args, who: 'nadia', input: JSON.parse(JSON.stringify(readFiles(args) ?? null)) }
  return runOps({ services, sandbox, db, clock, dataDir }, command)
}

/** Writes the example of a file with other words in it, and loads it. */
function load(
  name: 'places' | 'agreements',
  edits: readonly [string | RegExp, string][] = [],
  ...options: string[]
) {
  let text = readFileSync(join(DEPLOY, `${name}.yaml`), 'utf8')
  if (name === 'agreements') {
    text = text.replace('Atelier Nord:', 'Essai Nord:').replace(/camille@[^\n]+/, EMAIL)
  }
  for (const [before, after] of edits) {
    const edited = text.replace(before, after)
    if (edited === text) throw new Error(`${name} does not say ${before}`)
    text = edited
  }
  const file = join(folder, `${name}.yaml`)
  writeFileSync(file, text)
  return ops(name, file, ...options)
}

const places = async () => ({
  kitchens: await server.db.select().from(tables.businessUnits),
  points: await server.db
    .select()
    .from(tables.distributionPoints)
    .orderBy(asc(tables.distributionPoints.id)),
  zones: await server.db.select().from(tables.deliveryZones).orderBy(asc(tables.deliveryZones.id)),
})

const agreements = async () => ({
  companies: await server.db.select().from(tables.companies).orderBy(asc(tables.companies.id)),
  discounts: await server.db
    .select()
    .from(tables.eventDiscounts)
    .orderBy(asc(tables.eventDiscounts.id)),
  locations: await server.db
    .select()
    .from(tables.canteenLocations)
    .orderBy(asc(tables.canteenLocations.id)),
  users: await server.db.select().from(tables.users).orderBy(asc(tables.users.id)),
})

const written = (words: string) => ({ isDone: true, words: expect.stringContaining(words) })
const person = async () => {
  const [row] = await server.db.select().from(tables.users).where(eq(tables.users.email, EMAIL))
  return row
}

describe('places', () => {
  test('what they would change is told and not written', async () => {
    const before = await places()
    const told = await load('places', [], '--dry-run')
    expect(told.words).toContain('~ kitchen 1: name: Paris et Île-de-France → Cuisine de Paris')
    expect(told.words).toMatch(/- zone 3\n/)
    expect(await places()).toEqual(before)
  })

  test('are seen at once, a zone that is gone too; points stay for their orders', async () => {
    const other = await startTestServer({ beside: server })
    await server.db.insert(tables.businessUnits).values({ id: 9, name: 'Cuisine de Lyon' })
    const delivery = () => other.services.delivery.zoneAt(PARIS)
    expect(await delivery()).toMatchObject({ deliveryPrice: 900 })
    await load('places', [['9,00 €', '9,50 €']])
    await until(async () => (await delivery())?.deliveryPrice === 950)
    const { kitchens, points, zones } = await places()
    expect(kitchens).toContainEqual(expect.objectContaining({ id: 9, name: 'Cuisine de Lyon' }))
    expect(points.map(({ id }) => id)).toEqual([111, 112, 113, 114])
    expect(zones.map(({ id }) => id)).toEqual([1, 2])
    expect(await load('places', [['9,00 €', '9,50 €']])).toEqual(written('0 added, 0 changed, 0'))
    await other.close()
  })

  test('what changes of one point changes no other', async () => {
    await load('places')
    const { points: before } = await places()
    expect(await load('places', [['12000 m', '13000 m']])).toEqual(
      written('0 added, 1 changed, 0 withdrawn'),
    )
    const { points } = await places()
    expect(changedRows(before, points)).toMatchObject([{ id: 111, reach: 13_000 }])
  })

  test('two that load at once take turns', async () => {
    const results = await Promise.all([load('places'), load('places')])
    expect(results.map(({ isDone }) => isDone)).toEqual([true, true])
    expect(results).toContainEqual(written('0 added, 0 changed, 0 withdrawn'))
  })

  test.each<[string | RegExp, string, RegExp]>([
    ['9,00 €', '9 euro', /places\.yaml:34 {2}zones: 0: price: is no price/],
    ['kitchen: 1\n    at', 'kitchen: 7\n    at', /:16 {2}points: 0: kitchen: 7 is no kitchen/],
    ['id: 112', 'id: 111', /points: 1: id: 111 is the number of another already/],
    ['id: 111', 'id: 115', /points: none has the id 111/],
    ['48.8676,2.3479', '48.8676', /points: 0: at: is no place/],
    ['48.878,2.281 48', '2.281,48.878 48', /zones: 0: ring: is far from its kitchen/],
    ['12000 m', '12 km', /points: 0: reach: is no distance/],
    ['    name: Courbevoie\n', '', /points: 1: name: is missing/],
    ['name: Courbevoie', 'title: Courbevoie', /points: 1: title: is no field that is known/],
    ["department: '75'", 'department: Paris', /zones: 0: department: is no department/],
  ])('%s that is %s is told with its row, and nothing is written', async (from, to, words) => {
    const before = await places()
    expect(await load('places', [[from, to]])).toEqual({
      isDone: false,
      words: expect.stringMatching(words),
    })
    expect(await places()).toEqual(before)
  })

  test('a file that is not there is named', async () => {
    expect(await ops('places', join(folder, 'none.yaml'))).toEqual({
      isDone: false,
      words: 'Nothing is written:\nnone.yaml: there is no such file',
    })
  })
})

describe('agreements', () => {
  beforeEach(async () => {
    await addUser(server.db, { email: EMAIL })
  })

  test('are written once, however often and by how many they are loaded', async () => {
    const results = await Promise.all([load('agreements'), load('agreements')])
    expect(results).toContainEqual(written('3 added, 1 changed, 0 withdrawn'))
    expect(results).toContainEqual(written('0 added, 0 changed, 0 withdrawn'))
    expect(await person()).toMatchObject({
      companyId: expect.any(Number),
      canUseWireTransfer: true,
    })
  })

  test('what changes of one company changes no other', async () => {
    await load('agreements')
    const before = await agreements()
    const edits: [string, string][] = [
      ['12,00 €', '13,00 €'],
      ['10 %', '12 %'],
      ['48.8556,2.3583', '48.8557,2.3584'],
    ]
    expect(await load('agreements', edits)).toEqual(written('0 added, 3 changed, 0 withdrawn'))
    const after = await agreements()
    const changedOf = (table: keyof typeof after) =>
      changedRows<object>(before[table], after[table])
    expect(changedOf('companies')).toMatchObject([{ defaultOrderDeliveryFee: 1300 }])
    expect(changedOf('discounts')).toMatchObject([{ discountPercentage: 12 }])
    expect(changedOf('locations')).toMatchObject([{ lat: 48.8557, lng: 2.3584 }])
    expect(changedOf('users')).toEqual([])
  })

  test('what they no longer name ends, and other companies stay', async () => {
    const before = await agreements()
    await load('agreements')
    const bare: [RegExp, string][] = [[/ {2}discounts:[^]*/, '']]
    const told = await load('agreements', bare, '--dry-run')
    expect(told.words).toContain(`- person ${EMAIL}`)
    expect(await load('agreements', bare)).toEqual(written('0 added, 0 changed, 3 withdrawn'))
    const after = await agreements()
    expect(await person()).toMatchObject({ companyId: null, canUseWireTransfer: false })
    expect({ ...after, companies: after.companies.slice(0, -1) }).toEqual(before)
  })

  test.each<[string | RegExp, string, RegExp]>([
    ['10 %', '10', /Essai Nord: discounts: tablee: percentage: is no share/],
    ['tablee:', 'tabli:', /Essai Nord: discounts: tabli: is no key of a brand/],
    [
      EMAIL,
      'nobody@essai-nord.example',
      /yaml:\d+ {2}Essai Nord: people: 0: email: has no account/,
    ],
    [/$/, `    - email: ${EMAIL}\n`, /people: 1: email: is named a second time/],
    ['48.8556,2.3583', 'Paris', /: at: is no place/],
    ['  discounts:', '  canteen: cantine-rivoli.example\n  discounts:', /canteen: is that of /],
  ])('%s that is %s is told, and nothing is written', async (from, to, words) => {
    const before = await agreements()
    const result = await load('agreements', [[from, to]])
    expect(result).toEqual({ isDone: false, words: expect.stringMatching(words) })
    expect(await agreements()).toEqual(before)
    // What was refused is written down for ten years.
    expect(result.words).not.toContain('@')
  })
})
