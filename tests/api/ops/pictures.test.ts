import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { photographFile, photographOf } from '#domain/catalogue/photograph'
import { SHOP_LOCKS } from '#server/db/advisoryLocks'
import * as tables from '#server/db/tables'
import type { OpsCommand } from '#server/ops/OpsCommand'
import { runOps } from '#server/ops/runOps'
import { publishPhotographs } from '../../../src/tools/ops/pictures/publishPhotographs'
import { databaseUrl, postgresOnly, untilWaiting } from '../../support/postgresOnly'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

const TRAY = 'plateau-batignolles'
const BUFFET = 'buffet-belleville'

let server: TestServer
let other: TestServer
let folder: string

beforeEach(async () => {
  server = await startTestServer()
  other = await startTestServer({ beside: server })
  folder = mkdtempSync(join(tmpdir(), 'tablee-photographs-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await other.close()
  await server.close()
})

/** What a camera might write: two colours, a place and a turned picture. */
const photograph = (name: string, { width = 1600, height = 1200, colour = '#c2371f' } = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: '#fbf6ec' } },
        gravity: 'northwest',
      },
    ])
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toFile(join(folder, name))

function publish(...options: string[]) {
  const { services, sandbox, db, clock, dataDir } = server
  const send = (command: OpsCommand) =>
    runOps({ services, sandbox, db, clock, dataDir }, JSON.parse(JSON.stringify(command)))
  const args = ['pictures', folder, ...options]
  const isDryRun = options.includes('--dry-run')
  return publishPhotographs({ who: 'nadia', args }, { folder, isDryRun, dataDir, send })
}

const files = () => {
  const target = join(server.dataDir, 'static', 'pictures')
  mkdirSync(target, { recursive: true })
  return readdirSync(target).sort()
}

type Pictured = { name: string; pictureUrl: string }

async function pictureOf({ graphql }: TestServer, name: string): Promise<string> {
  const { data } = await graphql<{
    availableInventory: { products: Pictured[]; menus: Pictured[] }
  }>(
    `
      query list($input: AvailableInventoryInput!) {
        availableInventory(input: $input) {
          products {
            name
            pictureUrl
          }
          menus {
            name
            pictureUrl
          }
        }
      }
    `,
    { input: { date: '2026-11-24', distributionPointsIds: ['111'] } },
  )
  const { products, menus } = data.availableInventory
  return [...products, ...menus].find((article) => article.name === name)?.pictureUrl ?? ''
}

test('a photograph is written in four sizes and three formats, and shown by every process', async () => {
  await photograph(`${TRAY}.jpg`)
  await photograph(`${BUFFET}.png`, { colour: '#2f6b3a' })
  expect(await pictureOf(server, 'Plateau Batignolles')).toBe(`/static/pictures/${TRAY}.svg`)
  await pictureOf(other, 'Plateau Batignolles')
  expect(await publish()).toEqual({ isDone: true, words: '2 new photographs, 0 as they were.' })

  for (const shop of [server, other]) {
    await until(async () => photographOf(await pictureOf(shop, 'Plateau Batignolles')) !== null)
  }
  expect(photographOf(await pictureOf(server, 'Buffet Belleville'))).not.toBeNull()
  expect(await pictureOf(server, 'Plateau Montorgueil')).toBe(
    '/static/pictures/plateau-montorgueil.svg',
  )
  const { products, menus } = tables
  for (const table of [products, menus]) {
    const rows = await server.db.select({ photograph: table.photograph }).from(table)
    expect(rows.filter(({ photograph }) => photograph !== null)).toHaveLength(1)
  }
  expect(files()).toHaveLength(24)

  const found = photographOf(await pictureOf(server, 'Plateau Batignolles'))
  if (!found) throw new Error('no photograph')
  for (const [format, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ] as const) {
    const result = await fetch(`${server.url}${photographFile(found.address, 960, format)}`)
    expect(result.status).toBe(200)
    expect(result.headers.get('content-type')).toBe(type)
    expect(result.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { width, height, exif } = await sharp(Buffer.from(await result.arrayBuffer())).metadata()
    expect([width, height, exif]).toEqual([960, 720, undefined])
  }
})

test('the same photographs again are not written again; another one gets another address', async () => {
  await photograph(`${TRAY}.jpg`)
  await publish()
  const [before, written] = [await pictureOf(server, 'Plateau Batignolles'), files()]
  expect(await publish()).toEqual({ isDone: true, words: '0 new photographs, 1 as they were.' })
  expect(files()).toEqual(written)
  await photograph(`${TRAY}.jpg`, { colour: '#2f6b3a' })
  await publish()
  await until(async () => (await pictureOf(server, 'Plateau Batignolles')) !== before)
  // What carts and orders of before show is still there.
  expect(files()).toEqual(expect.arrayContaining(written))
})

test('a dry run says what is new and writes nothing', async () => {
  await photograph(`${TRAY}.jpg`)
  expect(await publish('--dry-run')).toEqual({
    isDone: true,
    words: `+ ${TRAY}\n1 new photographs, 0 as they were.`,
  })
  expect(files()).toEqual([])
  expect(await server.db.select().from(tables.opsMoves)).toEqual([])
})

test('what is no image, is too small, is broken or names no article is told, and nothing is written', async () => {
  await photograph(`${TRAY}.jpg`)
  await photograph('plateau-montorgueil.jpg', { width: 1000, height: 750 })
  await photograph('plateau-du-jour.jpg')
  await photograph('whole.jpg')
  writeFileSync(join(folder, 'notes.txt'), 'call the photographer')
  const whole = await readFile(join(folder, 'whole.jpg'))
  await writeFile(join(folder, 'plateau-saint-germain.jpg'), whole.subarray(0, whole.length / 3))
  rmSync(join(folder, 'whole.jpg'))
  const { isDone, words } = await publish()
  expect(isDone).toBe(false)
  expect(words.split('\n')).toEqual([
    'Nothing is written:',
    'notes.txt: is no image that can be read',
    'plateau-montorgueil.jpg: is too small: 1000 × 750 pixels, and 1280 × 960 are needed',
    'plateau-saint-germain.jpg: is no image that can be read',
    'plateau-du-jour: no product and no menu of the shop has this key',
  ])
  expect(files()).toEqual([])
  expect(await pictureOf(server, 'Plateau Batignolles')).toBe(`/static/pictures/${TRAY}.svg`)
  expect(await server.db.select().from(tables.opsMoves)).toEqual([
    expect.objectContaining({ who: 'nadia', command: ['pictures', folder], isDone: false }),
  ])
})

test('two photographs of one article, and a folder without any, are refused', async () => {
  expect(await publish()).toMatchObject({
    isDone: false,
    words: expect.stringContaining('is empty'),
  })
  await photograph(`${TRAY}.jpg`)
  await photograph(`${TRAY}.png`)
  expect(await publish()).toMatchObject({
    isDone: false,
    words: expect.stringContaining(`${TRAY}.png: there is another photograph of ${TRAY}`),
  })
  rmSync(folder, { recursive: true })
  expect(await publish()).toMatchObject({
    isDone: false,
    words: expect.stringContaining('is no folder'),
  })
  mkdirSync(folder)
})

postgresOnly.test('photographs and a catalogue that is being loaded take turns', async () => {
  await photograph(`${TRAY}.jpg`)
  const loading = new Client({ connectionString: await databaseUrl(server) })
  await loading.connect()
  try {
    await loading.query('begin')
    await loading.query('select pg_advisory_xact_lock($1)', [SHOP_LOCKS.catalogue])
    const published = publish()
    await untilWaiting(server, 1)
    await loading.query('commit')
    expect(await published).toEqual({ isDone: true, words: '1 new photographs, 0 as they were.' })
  } finally {
    await loading.end()
  }
})
