import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, asc, eq, sql } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { runOps } from '#server/ops/runOps'
import { readFiles } from '../../../src/tools/ops/readFiles'
import { copyCatalogue } from '../../support/catalogueFolder'
import { changedRows } from '../../support/changedRows'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

const TRAYS = 'lines/plateaux-repas.yaml'
const MENUS = 'lines/menus.yaml'
const DAY = '2026-11-24'

let server: TestServer
let other: TestServer
let files: ReturnType<typeof copyCatalogue>

beforeEach(async () => {
  server = await startTestServer()
  other = await startTestServer({ beside: server })
  files = copyCatalogue()
})
afterEach(async () => {
  files.remove()
  await other.close()
  await server.close()
})

function ops(...args: string[]) {
  const { services, sandbox, db, clock, dataDir } = server
  const command = { args, who: 'nadia', input: JSON.parse(JSON.stringify(readFiles(args) ?? null)) }
  return runOps({ services, sandbox, db, clock, dataDir }, command)
}
const load = (...options: string[]) => ops('catalogue', files.folder, ...options)

const everything = async () => ({
  products: await server.db.select().from(tables.products).orderBy(asc(tables.products.id)),
  menus: await server.db.select().from(tables.menus).orderBy(asc(tables.menus.id)),
  contents: await server.db
    .select()
    .from(tables.menuProducts)
    .orderBy(asc(tables.menuProducts.menuId), asc(tables.menuProducts.productId)),
  brands: await server.db.select().from(tables.brands).orderBy(asc(tables.brands.id)),
  lines: await server.db.select().from(tables.lines).orderBy(asc(tables.lines.id)),
  pages: await server.db.select().from(tables.seoRules).orderBy(asc(tables.seoRules.slug)),
  banners: await server.db.select().from(tables.helloBars),
  options: await server.db.select().from(tables.specialConfigurations),
})

const productOf = async (key: string) => {
  const [row] = await server.db
    .select()
    .from(tables.products)
    .where(eq(tables.products.picture, key))
  if (!row) throw new Error(`no ${key}`)
  return row
}

type Article = { id: string; name: string; price: number; available: number }

async function inventoryOf({ graphql }: TestServer) {
  const { data } = await graphql<{ availableInventory: { products: Article[]; menus: Article[] } }>(
    `
      query list($input: AvailableInventoryInput!) {
        availableInventory(input: $input) {
          products {
            id
            name
            price
            available
          }
          menus {
            id
            name
            price
            available
          }
        }
      }
    `,
    { input: { date: DAY, distributionPointsIds: ['111'] } },
  )
  return data.availableInventory
}

const withoutTray = () => files.edit(TRAYS, /\n {2}plateau-montorgueil:\n(?: {4}.*\n)+/, '')

test('the catalogue that a shop has changes nothing, and is not written again', async () => {
  const before = await everything()
  expect(await load()).toEqual({
    isDone: true,
    words: 'The catalogue is loaded: 0 added, 0 changed, 0 withdrawn.',
  })
  expect(await everything()).toEqual(before)
})

test('an empty shop takes a whole catalogue', async () => {
  const bare = await startTestServer({ isSeeded: false })
  const { services, sandbox, db, clock, dataDir } = bare
  const args = ['catalogue', files.folder]
  const command = { args, who: 'nadia', input: readFiles(args) }
  const result = await runOps({ services, sandbox, db, clock, dataDir }, command)
  expect(result.isDone).toBe(true)
  const names = async (shop: TestServer) =>
    await shop.db
      .select()
      .from(tables.menuProducts)
      .orderBy(asc(tables.menuProducts.menuId), asc(tables.menuProducts.productId))
  expect(await names(bare)).toEqual(await names(server))
  const own = await bare.db.select().from(tables.products).orderBy(asc(tables.products.id))
  expect(own).toEqual((await everything()).products)
  await bare.close()
})

test('a dry run says what would be added, changed field by field and withdrawn, and writes nothing', async () => {
  withoutTray()
  files.edit(TRAYS, 'price: 21,90 €', 'price: 22,90 €\n    daily: 80')
  files.edit(
    TRAYS,
    '\nproducts:\n',
    `
products:
  plateau-du-jour:
    name: Plateau du jour
    category: Box
    description: Ce que le marché donne. Le reste est une surprise.
    price: 18,00 €
    weight: 500 g
    ingredients:
      citron: 100 %
`,
  )
  files.edit('shop.yaml', 'minimumOrder: 60,00 €', 'minimumOrder: 50,00 €')
  const before = await everything()
  const { isDone, words } = await load('--dry-run')
  const lines = words.replace(/\u00a0|\u202f/g, ' ').split('\n')
  expect(isDone).toBe(true)
  expect(lines).toEqual(
    expect.arrayContaining([
      '+ product plateau-du-jour',
      '~ product plateau-batignolles: price: 21,90 € → 22,90 €',
      '~ product plateau-batignolles: daily: 120 → 80',
      '~ product plateau-batignolles: place in its line: 1 → 2',
      '- product plateau-montorgueil',
      '~ options: minimumOrderAmount: 60,00 € → 50,00 €',
    ]),
  )
  expect(lines.at(-1)).toMatch(/^1 added, \d+ changed, 1 withdrawn\.$/)
  expect(await everything()).toEqual(before)
  expect(await server.db.select().from(tables.opsMoves)).toEqual([])
})

test('what is loaded is in the next request of every process; ids stay, what is gone is off sale and not deleted', async () => {
  const tray = await productOf('plateau-batignolles')
  const gone = await productOf('plateau-montorgueil')
  for (const shop of [server, other]) {
    const { products } = await inventoryOf(shop)
    expect(products.some(({ id }) => id === String(gone.id))).toBe(true)
  }
  withoutTray()
  files.edit(TRAYS, 'price: 21,90 €', 'price: 22,90 €')
  expect(await load()).toEqual({
    isDone: true,
    words: expect.stringMatching(/^The catalogue is loaded: 0 added, \d+ changed, 1 withdrawn\.$/),
  })
  for (const shop of [server, other]) {
    await until(async () => {
      const { products } = await inventoryOf(shop)
      const changed = products.find(({ id }) => id === String(tray.id))
      return changed?.price === 2290 && !products.some(({ id }) => id === String(gone.id))
    })
  }
  expect(await productOf('plateau-montorgueil')).toMatchObject({
    id: gone.id,
    withdrawnAt: expect.any(Date),
  })
  const ordered = await server.db
    .select()
    .from(tables.orderLines)
    .where(eq(tables.orderLines.productId, gone.id))
  expect(ordered).not.toHaveLength(0)
})

test('what changes or goes is changed alone, of every table', async () => {
  const before = await everything()
  files.edit(TRAYS, 'price: 21,90 €', 'price: 22,90 €')
  files.edit(MENUS, 'leadTime: 240 min', 'leadTime: 250 min')
  files.edit(MENUS, 'price: 219,00 €', 'price: 229,00 €')
  files.edit(MENUS, /\n {2}aperitif-planches:\n(?: {4}.*\n)+$/, '')
  files.edit('shop.yaml', 'title: Petits-déjeuners', 'title: Petits-déjeuners livrés')
  files.edit('shop.yaml', 'name: Maison Prunelle', 'name: Prunelle')
  files.edit('shop.yaml', 'minimumOrder: 60,00 €', 'minimumOrder: 50,00 €')
  files.edit('shop.yaml', "background: '#5B2A44'", "background: '#000000'")
  expect(await load()).toMatchObject({
    words: expect.stringContaining('0 added, 7 changed, 1 withdrawn'),
  })
  const after = await everything()
  const changedOf = (table: keyof typeof after) => changedRows<object>(before[table], after[table])
  expect(changedOf('products')).toMatchObject([{ price: 2290 }])
  expect(changedOf('menus')).toMatchObject([
    { name: 'Buffet Terroir', price: 22_900, withdrawnAt: null },
    { picture: 'aperitif-planches', withdrawnAt: expect.any(Date) },
  ])
  expect(after.contents).toEqual(before.contents)
  expect(changedOf('lines')).toMatchObject([{ id: 'LIGNE-MENUS', leadTimeMinutes: 250 }])
  expect(changedOf('pages')).toMatchObject([{ slug: '/shop/petits-dejeuners' }])
  expect(changedOf('brands')).toMatchObject([{ id: 21, name: 'Prunelle' }])
  expect(changedOf('options')).toMatchObject([{ minimumOrderAmount: 5000 }])
  expect(changedOf('banners')).toMatchObject([{ bgColor: '#000000' }])
})

test('an article that comes back is on sale again under its id', async () => {
  const { id } = await productOf('plateau-montorgueil')
  const whole = copyCatalogue()
  withoutTray()
  await load()
  expect((await ops('catalogue', whole.folder, '--dry-run')).words).toContain(
    '~ product plateau-montorgueil: withdrawn: yes → no',
  )
  await ops('catalogue', whole.folder)
  expect(await productOf('plateau-montorgueil')).toMatchObject({ id, withdrawnAt: null })
  whole.remove()
})

test('what is sold of a day stays sold, and the rest of the day follows the new daily quantity', async () => {
  const { id: productId } = await productOf('plateau-batignolles')
  const sold = (day: string, total: number) => ({
    distributionPointId: 112,
    day,
    productId,
    total,
    taken: 30,
  })
  const [past, today, special, busy] = ['2026-11-23', DAY, '2026-11-25', '2026-11-26']
  await server.db
    .insert(tables.stock)
    .values([
      sold(past, 120),
      sold(today, 120),
      sold(special, 200),
      { ...sold(busy, 120), taken: 90 },
    ])
  files.edit(TRAYS, 'price: 21,90 €', 'price: 21,90 €\n    daily: 80')
  await load()
  const rows = await server.db
    .select({ day: tables.stock.day, total: tables.stock.total, taken: tables.stock.taken })
    .from(tables.stock)
    .where(and(eq(tables.stock.productId, productId), eq(tables.stock.distributionPointId, 112)))
    .orderBy(asc(tables.stock.day))
  expect(rows).toEqual([
    { day: past, total: 120, taken: 30 },
    { day: today, total: 80, taken: 30 },
    { day: special, total: 200, taken: 30 },
    { day: busy, total: 90, taken: 90 },
  ])
})

test('with one fault nothing at all is written, and the refusal is in the log', async () => {
  const before = await everything()
  withoutTray()
  files.edit('lines/cantine.yaml', 'price: 2,80 €', 'price: cheap')
  const { isDone, words } = await load()
  expect(isDone).toBe(false)
  expect(words).toMatch(/^Nothing is written:\nlines\/cantine.yaml:\d+ .*is no price/)
  expect(await everything()).toEqual(before)
  expect(await server.db.select().from(tables.opsMoves)).toEqual([
    expect.objectContaining({ who: 'nadia', command: ['catalogue', files.folder], isDone: false }),
  ])
})

test('a failure in the midst of writing leaves everything as it was', async () => {
  const before = await everything()
  await server.db.execute(
    sql`alter table seo_rules add constraint refused check (meta_title not like 'Refusé%')`,
  )
  withoutTray()
  files.edit('shop.yaml', 'title: Plateaux repas et traiteur', 'title: Refusé')
  await expect(load()).rejects.toThrow()
  expect(await everything()).toEqual(before)
})

test('a folder without a catalogue is told', async () => {
  mkdirSync(join(files.folder, 'empty'))
  writeFileSync(join(files.folder, 'empty', 'notes.txt'), '')
  expect(await ops('catalogue', join(files.folder, 'empty'))).toMatchObject({
    isDone: false,
    words: expect.stringContaining('has no folder « lines »'),
  })
})
