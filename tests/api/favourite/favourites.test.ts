import { eq } from 'drizzle-orm'
import { MAX_FAVOURITES } from '#domain/customer/favourites'
import * as tables from '#server/db/tables'
import { favouriteCalls } from '../../support/favouriteCalls'
import { addUser, BREAD, openShop, TART, TRAY, WINE } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

/** Ids far from those of the shop. */
const FIRST_EXTRA = 5_000

let server: TestServer
let calls: ReturnType<typeof favouriteCalls>
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  const [tray] = await server.db.select().from(tables.products).where(eq(tables.products.id, 1))
  if (!tray) throw new Error('no tray')
  await server.db.insert(tables.products).values(
    Array.from({ length: MAX_FAVOURITES }, (_, n) => ({
      ...tray,
      id: FIRST_EXTRA + n,
      picture: `plat-${n}`,
    })),
  )
  calls = favouriteCalls(server)
})
afterAll(() => server.close())

const customer = async () => (await addUser(server.db)).token

/** Favourites that were kept before, without a press for each. */
async function withFavourites(count: number) {
  const { id: userId, token } = await addUser(server.db)
  await server.db.insert(tables.favourites).values(
    Array.from({ length: count }, (_, n) => ({
      userId,
      productId: FIRST_EXTRA + n,
      createdAt: new Date('2026-11-01T08:00:00Z'),
    })),
  )
  return { userId, token }
}

test('a dish is kept with what the catalogue says of it, the newest first', async () => {
  const { userId, token } = await withFavourites(1)
  const { data, errors } = await calls.add(token, TRAY.id)
  expect(errors).toEqual([])
  expect(data.addFavourite.favourites).toMatchObject([
    {
      id: TRAY.id,
      name: 'Plateau du marché',
      price: TRAY.price,
      lineId: TRAY.lineId,
      pictureUrl: expect.stringContaining('/pictures/') as string,
    },
    { id: String(FIRST_EXTRA) },
  ])
  const rows = await server.db
    .select()
    .from(tables.favourites)
    .where(eq(tables.favourites.userId, userId))
  expect(rows).toHaveLength(2)
})

test('the same again changes nothing, one after the other or at the same moment', async () => {
  const token = await customer()
  await calls.add(token, BREAD.id)
  const rush = await Promise.all([1, 2, 3].map(() => calls.add(token, BREAD.id)))
  expect(rush.flatMap(({ errors }) => errors)).toEqual([])
  expect(await calls.idsOf(token)).toEqual([BREAD.id])
})

test('a dish is taken out, and what is not kept may be taken out as well', async () => {
  const token = await customer()
  await calls.add(token, BREAD.id)
  await calls.add(token, WINE.id)
  for (const id of [BREAD.id, BREAD.id, TART.id, '999999', 'x', '']) {
    const { data, errors } = await calls.remove(token, id)
    expect(errors).toEqual([])
    expect(data.removeFavourite.favourites.map((kept) => kept.id)).toEqual([WINE.id])
  }
})

test.each(['999999', '0', '-1', 'x', '', '99999999999999999999', "1' or 1=1"])(
  'the product %j, which does not exist, is not kept',
  async (id) => {
    const token = await customer()
    expect((await calls.add(token, id)).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ])
    expect(await calls.list(token)).toEqual([])
  },
)

test('another account neither sees them nor takes them out', async () => {
  const [owner, neighbour] = [await customer(), await customer()]
  await calls.add(owner, TRAY.id)
  expect(await calls.list(neighbour)).toEqual([])
  const { data } = await calls.remove(neighbour, TRAY.id)
  expect(data.removeFavourite.favourites).toEqual([])
  expect(await calls.idsOf(owner)).toEqual([TRAY.id])
})

test('of many at the same moment, an account keeps as many as it may have', async () => {
  const { token } = await withFavourites(MAX_FAVOURITES - 2)
  const ids = [TRAY, BREAD, WINE, TART].map(({ id }) => id)
  const rush = await Promise.all(ids.map((id) => calls.add(token, id)))
  const tooMany = {
    extensions: { code: 'BAD_USER_INPUT', fields: { productId: 'TOO_MANY' } },
  }
  expect(rush.flatMap(({ errors }) => errors)).toMatchObject([tooMany, tooMany])
  expect(await calls.list(token)).toHaveLength(MAX_FAVOURITES)
  // One of those that are kept is no more than before.
  expect((await calls.add(token, String(FIRST_EXTRA))).errors).toEqual([])
})

test('they go with the account', async () => {
  const { userId } = await withFavourites(3)
  await server.db.delete(tables.tokens).where(eq(tables.tokens.userId, userId))
  await server.db.delete(tables.users).where(eq(tables.users.id, userId))
  const left = await server.db
    .select()
    .from(tables.favourites)
    .where(eq(tables.favourites.userId, userId))
  expect(left).toEqual([])
})

test('who goes on pressing is stopped, and so is no other', async () => {
  const token = await customer()
  for (let round = 0; round < 30; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => calls.remove(token, 'x')))
  }
  expect((await calls.add(token, TRAY.id)).errors).toMatchObject([
    { extensions: { code: 'RATE_LIMITED' } },
  ])
  expect((await calls.add(await customer(), TRAY.id)).errors).toEqual([])
})

test('a visitor has none', async () => {
  const refused = [{ extensions: { code: 'UNAUTHENTICATED' } }]
  expect((await calls.add('', TRAY.id)).errors).toMatchObject(refused)
  expect((await calls.remove('', TRAY.id)).errors).toMatchObject(refused)
})
